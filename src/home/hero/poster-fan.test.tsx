import { act, render, screen } from "@testing-library/react";
import { PosterFan } from "./poster-fan";

const card = { layout: "constrained" as const, width: 480, height: 640, images: { sources: [] } };
const poster = (cname: string, name: string) => ({ cname, name, posterPicture: { card } });
const POSTERS = [poster("sakuma_rei", "Rei Sakuma"), poster("aoi_yuta", "Yuta Aoi")];
const IDOLS = [
  {
    id: 22,
    cname: "tenshouin_eichi",
    name: "Eichi Tenshouin",
    unit: "fine",
    profile: { birthday: "01-10" },
  },
];

const answerWith = (body: unknown, ok = true) => {
  global.fetch = jest.fn(async () => ({
    ok,
    status: ok ? 200 : 503,
    json: async () => body,
  })) as never;
};

const show = () => render(<PosterFan posters={POSTERS} idols={IDOLS} />);

it("puts the poster of the day in front, from the data of the idol's page", async () => {
  answerWith({
    result: {
      data: { character: { name: "Eichi Tenshouin", posterPicture: { imageData: card } } },
    },
  });
  show();
  expect(screen.getAllByRole("img")[0]).toHaveAccessibleName("Poster of Rei Sakuma");
  expect(await screen.findByText("Poster of the day")).toBeVisible();
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "Poster of Eichi Tenshouin",
    "Poster of Yuta Aoi",
  ]);
  expect(screen.getAllByRole("link")[0]).toHaveAttribute(
    "href",
    "/explore/units/characters/tenshouin_eichi",
  );
  expect(fetch).toHaveBeenCalledWith(
    "/page-data/explore/units/characters/tenshouin_eichi/page-data.json",
    expect.anything(),
  );
});

it.each([
  ["an error", {}, false],
  ["no data", {}, true],
  ["no character", { result: { data: { character: null } } }, true],
  ["no picture", { result: { data: { character: { name: "E", posterPicture: {} } } } }, true],
])("keeps the posters of the built page if the answer is %s", async (_what, body, ok) => {
  answerWith(body, ok);
  show();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText("On stage tonight")).toBeVisible();
  expect(screen.getAllByRole("img")[0]).toHaveAccessibleName("Poster of Rei Sakuma");
});

it("fetches nothing while data is saved", () => {
  answerWith({});
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
  show();
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "connection");
});
