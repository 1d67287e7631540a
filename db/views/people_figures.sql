CREATE OR REPLACE VIEW people_figures AS
SELECT (u.created_at AT TIME ZONE state.time_zone)::date AS day, u.email_verified::integer AS accounts
FROM users u CROSS JOIN figure_state state WHERE is_customer(u.account_type, u.email);
