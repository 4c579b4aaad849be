import { render, screen } from "@testing-library/react";
import { RouteError } from "../routing/route-error";
import { RunMiddleware } from "../session/run-middleware";
import { RouteBoundary } from "./route-boundary";

function Throws({ what }: { what: unknown }): never {
  throw what;
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const boundary = (what: unknown, routeKey = "/a") => (
  <RouteBoundary key={routeKey}>{what ? <Throws what={what} /> : <p>fine</p>}</RouteBoundary>
);

describe("the error page", () => {
  it("shows status and message", () => {
    render(boundary(new RouteError(503, "The hall is closed")));
    expect(screen.getByRole("heading", { name: "The hall is closed" })).toBeVisible();
    expect(screen.getByText("503")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("hides the details of unexpected errors", () => {
    render(boundary(new TypeError("secret of line 7")));
    expect(screen.getByText("500")).toBeVisible();
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  it("is replaced by the next page, and sets the tab's title meanwhile", () => {
    document.title = "Knights · Encore";
    const { rerender } = render(boundary(new Error("broken"), "/a"));
    expect(document.title).toBe("Something on this page went wrong · Encore");
    rerender(boundary(undefined, "/b"));
    expect(screen.getByText("fine")).toBeVisible();
    expect(document.title).toBe("Knights · Encore");
  });
});

describe("middleware", () => {
  const page = (names: string[], registry = {}) => (
    <RouteBoundary>
      <RunMiddleware names={names} registry={registry}>
        <p>the page</p>
      </RunMiddleware>
    </RouteBoundary>
  );

  it("runs in its order while the page shows", async () => {
    const ran: string[] = [];
    const step = (name: string) => () => {
      ran.push(name);
    };
    render(page(["one", "two"], { one: step("one"), two: step("two") }));
    expect(screen.getByText("the page")).toBeVisible();
    await screen.findByText("the page");
    expect(ran).toEqual(["one", "two"]);
  });

  it("shows 500 for an unknown name, including names of object properties", () => {
    render(page(["constructor"]));
    expect(screen.getByRole("heading", { name: "Unknown middleware constructor" })).toBeVisible();
    expect(screen.getByText("500")).toBeVisible();
  });

  it("shows the status and message of a rejection", async () => {
    const reject = () => Promise.reject(new RouteError(403, "Stage pass needed"));
    render(page(["door"], { door: reject }));
    expect(await screen.findByRole("heading", { name: "Stage pass needed" })).toBeVisible();
    expect(screen.getByText("403")).toBeVisible();
  });
});
