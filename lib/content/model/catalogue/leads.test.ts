import { isPerforming, isLeader } from "./leads";

it("names the leader, and everybody where all lead together", () => {
  const unit = { leader: 25, list: [1, 25] };
  const leadersOf = (allLead?: boolean) =>
    unit.list.filter((id) => isLeader(id, { ...unit, allLead }));
  expect(leadersOf()).toEqual([25]);
  expect(leadersOf(true)).toEqual([1, 25]);
});

it("counts units that have a leader", () => {
  expect([{ leader: 25 }, { leader: null }, {}].map(isPerforming)).toEqual([true, false, false]);
});
