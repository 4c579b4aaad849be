import { qrPath } from "./draw-qr";

test("runs of dark modules become rectangles, inside a quiet zone of four modules", () => {
  const modules = [
    [true, true, false],
    [false, false, false],
    [false, true, true],
  ];
  expect(qrPath(modules)).toEqual({ path: "M4 4h2v1h-2zM5 6h2v1h-2z", size: 11 });
});
