import { positionAt } from "../../model/problems/position";
import { drawingFaults } from "./faults";

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 156 141">';

const faults = (text: string) =>
  drawingFaults(text).map(({ at, message, allowed, suggestion }) => {
    const { line, column } = positionAt(text, at);
    return `${line}:${column} ${message}; ${allowed}${suggestion ? `; ${suggestion}?` : ""}`;
  });

const faultIn = (markup: string): string => {
  const found = faults(`${ROOT}\n<g>${markup}</g></svg>\n`);
  expect(found).toHaveLength(1);
  return found[0] ?? "";
};

it.each([
  ["<script></script>", "2:4 <script> is not an element of drawings; g, path, "],
  ["<style/>", "2:4 <style> is not an element of drawings; attributes on each shape"],
  ["<text/>", "letters as paths (in Inkscape: Path > Object to Path)"],
  ['<g mask="url(#a)"/>', "mask is not an attribute of drawings; shapes that are cut"],
  [
    '<mask id="a"><b c="d"/></mask><g/><rect mask="url(#a)"/><rect fill="url(#a)"/>',
    "2:38 <mask> is not an element of drawings, and <rect> and 1 other shape use it; shapes that are cut",
  ],
  ["<image/>", "2:4 <image> is not an element"],
  ["<foreignObject/>", "2:4 <foreignObject> is not an element"],
  ["<circel/>", "; <circle>?"],
  ["<g/> Hello", "2:9 the drawing holds text"],
  ["<!-- with love -->", "2:4 the drawing holds a comment"],
  ["<![CDATA[<script>]]>", "2:4 the drawing holds a section of text"],
  ["<?php 1 ?>", "2:4 the drawing holds an instruction"],
  ['<path id="a" d="M0 0"/>', "2:10 id is not an attribute of drawings"],
  ['<g class="a"/>', "2:7 class is not an attribute"],
  ['<g style="fill:none"/>', "2:7 style is not an attribute"],
  ['<g xlink:href="#a"/>', "2:7 xlink:href is not an attribute"],
  ['<g onload="a()"/>', "2:7 onload is not an attribute"],
  ['<g filter="none"/>', "2:7 filter is not an attribute"],
  ['<g opacity="1" storke="none"/>', "2:19 storke is not an attribute"],
  ['<g storke="none"/>', "; stroke?"],
  ['<g fill="red"/>', '2:7 fill is "red"; none, #rrggbb'],
  ['<g fill="#FF00AA"/>', '; "#ff00aa"?'],
  ['<g fill="#fff"/>', '2:7 fill is "#fff"'],
  ['<g fill="url(#a)"/>', '2:7 fill is "url(#a)"'],
  ['<g stroke="var(--colour1, #ff00aa)"/>', "the palette has color1, color2, light, text, circle"],
  ['<g fill="var(--color1)"/>', '2:7 fill is "var(--color1)"'],
  ['<g fill="var(--color1,#FF00AA)"/>', '; "var(--color1, #ff00aa)"?'],
  ['<path d="url(x)"/>', "the data of a path"],
  ['<circle r="4px"/>', '2:12 r is "4px"; a number of 0 or more'],
  ['<circle r="-4"/>', '2:12 r is "-4"; a number of 0 or more'],
  ['<rect rx="-1"/>', 'rx is "-1"; a number of 0 or more'],
  ['<ellipse ry="-.5"/>', 'ry is "-.5"'],
  ['<rect width="-9"/>', 'width is "-9"'],
  ['<g stroke-width="-1"/>', 'stroke-width is "-1"'],
  ['<g stroke-dasharray="4 -1"/>', "numbers of 0 or more"],
  ['<circle cx="1000000000"/>', "cx has the number 1000000000, which is far outside"],
  ['<path d="L0 0"/>', "the data of a path: M and a point"],
  ['<path d="M0 0X1 1"/>', "the data of a path"],
  ['<path d=" "/>', "the data of a path"],
  ['<g opacity="0"/>', 'opacity is "0"; a number above 0, at most 1'],
  ['<g opacity="."/>', 'opacity is "."'],
  ['<g transform="scale(0)"/>', "nothing scaled below 0.001 or above 100"],
  ['<g transform="rotate(1 2)"/>', "each with as many numbers as it takes"],
  ['<g transform="matrix(1 2 2 4 0 0)"/>', 'transform is "matrix(1 2 2 4 0 0)"'],
  ['<g transform="skewX(90)"/>', 'transform is "skewX(90)"'],
  ['<g transform="scale(1000)"/>', 'transform is "scale(1000)"'],
  ['<g transform="scale(1 0)"/>', 'transform is "scale(1 0)"'],
  ['<g transform="translate(1..2)"/>', 'transform is "translate(1..2)"'],
  ['<g transform="translate(4) turn(4)"/>', "translate(…), rotate(…)"],
  ['<polygon points="0 0 4"/>', 'points is "0 0 4"; two points or more'],
  ['<polygon points="4 4"/>', "two points or more"],
  ['<g stroke-dasharray="1..2 , ,"/>', "numbers of 0 or more"],
  [`${"<g>".repeat(16)}${"</g>".repeat(16)}`, "more than 16 nested elements"],
  ['<path d="M0 0L1e9 4"/>', "d has the number 1e9"],
  ['<g transform="translate(-99999999 0)"/>', "transform has the number 99999999"],
  ['<g opacity="2"/>', "a number above 0, at most 1"],
  ['<g stroke-linecap="flat"/>', "butt or round or square"],
  ['<g transform="translate3d(1,2,3)"/>', "translate(…), rotate(…)"],
  ['<g transform="rotate(1) url(a)"/>', "translate(…), rotate(…)"],
])("finds the fault in %s", (markup, words) => {
  expect(faultIn(markup)).toContain(words);
});

it.each([
  '<polygon points="1,2 3 -4.5"/>',
  '<g fill="none" stroke="var(--circle, #a1b2c3)" stroke-dasharray="1 2,3"><rect width="1" height="2"/></g>',
  '<path d=" m0,0 1 2-3.5.5 h4 5V1c1 2 3 4 5 6-1-2-3-4-5-6Z M1 1 "/>',
  '<g transform="translate(1.5 -2) rotate(.5,1,2)" opacity=".25"><path d="M0-1e3a5 5 0 011 1z"/></g>',
])("finds nothing wrong in %s", (markup) => {
  expect(faults(`${ROOT}${markup}</svg>`)).toEqual([]);
});

it.each([
  ["", "1:1 the file is empty"],
  ["{}", "1:1 the file is not a drawing"],
  [`${ROOT}<g></svg>`, "1:71 the drawing is not well-formed: unexpected close tag"],
  [`${ROOT}<g a="1" a="2"/></svg>`, "duplicate attribute: a"],
  [`${ROOT}`, "unclosed tag: svg"],
  [`${ROOT}&lol;</svg>`, "the drawing is not well-formed"],
  [`<?xml version="1.0"?>${ROOT}</svg>`, "1:1 the drawing does not begin with the root"],
  [`<!DOCTYPE svg>${ROOT}</svg>`, "1:1 the drawing does not begin with the root"],
  [ROOT.replace("viewBox", 'width="9" viewBox') + "</svg>", "1:1 the drawing does not begin"],
  [ROOT.replace("156", "0") + "</svg>", "1:1 the drawing does not begin"],
  [
    ROOT.replace("156", "1000000000") + "</svg>",
    "1:41 the drawing is 1000000000 wide and 141 high",
  ],
  [ROOT.replace("0 0", "1 0") + "</svg>", "1:1 the drawing does not begin"],
  [`${ROOT}<g fill="none"></g></svg>`, "1:1 the drawing shows nothing; one shape or more"],
  [`${ROOT}${"<g/>".repeat(2100)}</svg>`, "1:1 the drawing has 8468 bytes; 8192 bytes at most"],
])("takes a text for no drawing: %#", (text, words) => {
  const found = faults(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(words);
});

it("finds everything at once", () => {
  const markup = '<g fill="red">\n<b/><g class="a"/>\n</g>';
  expect(faults(`${ROOT}${markup}</svg>`).map((fault) => fault.split(" ")[0])).toEqual([
    "1:66",
    "2:1",
    "2:8",
  ]);
});
