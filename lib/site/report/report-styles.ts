/** Styles of the page for people, in the colours of the site (src/ui/tokens/tokens.css). */
export const STYLES = `
:root { --ink: #17131c; --paper: #fffdfb; --line: #ddd6df; --pink: #fe4d91; --sun: #ffd23f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: var(--pink); border-bottom: 4px solid var(--ink); padding: 28px clamp(16px, 4vw, 56px); }
header p { margin: 6px 0 0; }
h1 { margin: 0; font-size: clamp(26px, 5vw, 44px); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 0 0 10px; font-size: 20px; }
h2 b, summary b { background: var(--sun); border-radius: 99px; padding: 1px 9px; font-size: 14px; }
main { display: grid; gap: 26px; max-width: 1100px; margin: 0 auto; padding: 26px clamp(16px, 4vw, 56px) 60px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px; margin: 0; padding: 0; list-style: none; }
.tiles li { border: 3px solid var(--ink); border-radius: 12px; box-shadow: 0 5px 0 var(--ink); padding: 12px 14px; background: #fff; }
.tiles b { display: block; font-size: 24px; line-height: 1.2; }
section { border: 3px solid var(--ink); border-radius: 12px; padding: 18px; background: #fff; min-width: 0; }
details + details { margin-top: 8px; }
summary { cursor: pointer; padding: 6px 0; font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: 5px 8px; border-top: 1px solid var(--line); white-space: nowrap; }
th { border-top: 0; }
th:first-child, td:first-child { text-align: left; width: 100%; }
meter { display: block; width: 100%; height: 8px; }
code { font: 14px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.paths { columns: 3 260px; margin: 0; padding-left: 18px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;
