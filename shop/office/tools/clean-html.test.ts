// Nothing that a member of staff pastes into a mail can run or load anything (safety case J04).
import { describe, expect, it } from 'vitest'
import { cleanHtml, findFlaws, textOfHtml } from './clean-html.ts'

describe('the HTML of a mail', () => {
  it.each([
    ['<p style="color: red; background:url(//x)">Hi <b>you</b></p>', '<p style="color:red">Hi <b>you</b></p>'],
    ['<script>alert(1)</script>a<SCRIPT src=x></SCRIPT >b', 'ab'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<img src="https://a.example/b.png" alt="x" width=20>', '<img src="https://a.example/b.png" alt="x" width="20">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#x6a;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" data:text/html,x ">x</a>', '<a>x</a>'],
    ['<a href="https://a.example/?b=1&amp;c=2">x</a>', '<a href="https://a.example/?b=1&amp;c=2">x</a>'],
    ['<svg><p>in</p></svg>out', 'out'],
    ['<math><mtext><img src=x onerror=1></mtext></math>', ''],
    ['<iframe src="//x"></iframe><form action="//x"><input name=a>words</form>', 'words'],
    ['<noscript><p title="</noscript><img src=x onerror=1>"></noscript>', ''],
    ['<style>p{}</style><title>t</title>text', 'text'],
    ['<!-- a --><!doctype html><?php echo 1 ?>text', 'text'],
    ['<b><i>one</b>two', '<b><i>one</i></b>two'],
    ['</p>one<p>two', '<p></p>one<p>two</p>'],
    ['one /> two', 'one /&gt; two'],
    ['<img src="//a.example/b.png"><a href="/x">y</a>', '<img><a>y</a>'],
    ['1 < 2 & 3 > 2 &amp; &nbsp;', '1 &lt; 2 &amp; 3 &gt; 2 &amp; &nbsp;'],
    ["<a title='\"><script>x</script>'>y</a>", '<a title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">y</a>'],
    ['<p onclick="x()" class="a" id="b">x</p>', '<p>x</p>'],
    ['<scr<script></script>ipt>alert(1)', 'ipt&gt;alert(1)'],
    ['<plaintext>all <b>of</b> it', ''],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('stays the same when it is cleaned again', () => {
    for (const html of ['<p>a & b</p><a href="https://a.example/?x=1&y=2">', '<scr<script></script>ipt>', '<<b>>'])
      expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
  })

  it('is cleaned quickly, whatever it contains', () => {
    const before = performance.now()
    for (const part of ['<a "', '<a ', "<p title='", '<!--', '<', '&#', '<script', '<b>'])
      cleanHtml(part.repeat(120_000 / part.length))
    expect(performance.now() - before).toBeLessThan(4_000)
  })

  it('has a plain-text version', () => {
    expect(textOfHtml('<h1>Hello</h1><p>one &amp; <b>two</b><br>three</p>')).toBe('Hello\none & two\nthree')
  })

  it('is checked for what mail programs dislike', () => {
    expect(findFlaws('<p>x</p>', 'x')).toEqual([])
    expect(findFlaws('<img src="https://a.example/b.png">', '')).toEqual(['no_text', 'image_without_alt'])
    expect(findFlaws('x'.repeat(100_001), 'x')).toEqual(['too_heavy'])
  })
})
