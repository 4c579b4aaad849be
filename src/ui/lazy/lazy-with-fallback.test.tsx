import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyWithFallback } from "./lazy-with-fallback";

const Instead = ({ name }: { name: string }) => <p>No {name} today</p>;

test("shows a component once it was fetched", async () => {
  const Part = lazyWithFallback(
    async () => ({ default: ({ name }: { name: string }) => <p>Here is {name}</p> }),
    Instead,
  );
  render(
    <Suspense fallback="Wait">
      <Part name="tea" />
    </Suspense>,
  );
  expect(await screen.findByText("Here is tea")).toBeVisible();
});

test("shows a stand-in for a component that cannot be loaded", async () => {
  const Part = lazyWithFallback<{ name: string }>(
    () => Promise.reject(new Error("offline")),
    Instead,
  );
  render(
    <Suspense fallback="Wait">
      <Part name="tea" />
    </Suspense>,
  );
  expect(await screen.findByText("No tea today")).toBeVisible();
});
