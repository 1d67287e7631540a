# The shop without its sandbox. Build: docker build -t wander-pass .
FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS build
WORKDIR /shop
# With .npmrc: packages run nothing of their own when they are installed.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2
ENV NODE_ENV=production
WORKDIR /shop
COPY --from=build /shop/package.json /shop/LICENSE /shop/THIRD-PARTY.md ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/app ./app
COPY --from=build /shop/shop ./shop
COPY --from=build /shop/ports ./ports
COPY --from=build /shop/values ./values
COPY --from=build /shop/adapters ./adapters
COPY --from=build /shop/db ./db
COPY --from=build /shop/server ./server
# What operators run beside the shop (docs/operate.md, commands in containers).
COPY --from=build /shop/scripts/audit.ts /shop/scripts/explain-backup.ts /shop/scripts/figures.ts /shop/scripts/first-admin.ts /shop/scripts/rebuild.ts /shop/scripts/rotate-keys.ts ./scripts/
COPY --from=build /shop/scripts/audit ./scripts/audit
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
