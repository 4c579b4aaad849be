import { MOST_RECENT, MOST_SPARKS, RISE, type Shell, Show } from "./show";

const SHELL: Shell = { x: 0.5, y: 0.3, shape: "willow", inks: ["#fff", "#fff", "#fff"] };

it("flies a shell from its launch until it has burnt out", () => {
  const show = new Show(() => 0.5);
  show.launch(SHELL, 2);
  const [flight] = show.flightsAt(0);
  expect(flight?.start).toBe(2);
  const end = 2 + RISE + (flight?.life ?? 0);
  expect(show.flightsAt(end - 0.01)).toHaveLength(1);
  expect(show.flightsAt(end)).toHaveLength(0);
});

it("keeps a bounded number of sparks, the newest shells first", () => {
  const show = new Show(() => 0.5);
  for (let start = 0; start < 500; start += 1) show.launch(SHELL, 100 + start / 1000);
  const flights = show.flightsAt(100);
  const sparks = flights.reduce((sum, flight) => sum + flight.sparks.length, 0);
  expect(sparks).toBeLessThanOrEqual(MOST_SPARKS);
  expect(flights.at(-1)?.start).toBeCloseTo(100.499);
});

it("keeps the last shells for a picture, even burnt out", () => {
  const show = new Show(() => 0.5);
  for (let start = 0; start < MOST_RECENT + 3; start += 1) show.launch(SHELL, start);
  expect(show.flightsAt(1000)).toHaveLength(0);
  expect(show.recentFlights.map(({ start }) => start)).toEqual(
    Array.from({ length: MOST_RECENT }, (_, index) => index + 3),
  );
});
