import { graphql } from "gatsby";
import { birthMonth } from "#lib/format/birthday";
import { isKnown } from "#lib/format/known";
import type { KnownFacts } from "#lib/play/guess/compare-facts";

export type GuessIdol = Queries.GuessIdolFragment;

export function factsOf({ unitRecord, profile, hairWord }: GuessIdol): KnownFacts {
  const { blood, hand, height, age, birthday } = profile;
  const text = (value: string | null | undefined) => (isKnown(value) ? value : undefined);
  const number = (value: string) => (isKnown(value) ? Number(value) : undefined);
  const month = birthMonth(birthday);
  return {
    unit: unitRecord.name,
    agency: unitRecord.office.cname,
    blood: text(blood),
    hand: text(hand),
    height: number(height),
    age: number(age),
    month: month === undefined ? undefined : month + 1,
    hair: text(hairWord),
  };
}

export const guessIdolFragment = graphql`
  fragment GuessIdol on Character {
    ...IdolChoice
    hairWord
    profile { blood hand height age birthday }
    unitRecord {
      id: jsonId
      office { cname }
    }
    offDutyPicture { imageData }
  }
`;
