import { originalId, originalName, originalText } from "../copy-names";
import * as original from "./subjects.original";

export * from "./subjects.original";

type Subject = ReturnType<typeof original.posterSubject>;

const known = new WeakMap<Subject, Subject>();

/** A subject with the names and ids of its original, and its own look; always the same object for a subject. */
function asOriginal(subject: Subject): Subject {
  const named = known.get(subject) ?? {
    ...subject,
    id: originalId(subject.id),
    cname: originalName(subject.cname),
    name: originalText(subject.name),
    unit: originalName(subject.unit) as Subject["unit"],
    unitName: originalText(subject.unitName),
  };
  known.set(subject, named);
  return named;
}

export const posterSubject: typeof original.posterSubject = (...given) =>
  asOriginal(original.posterSubject(...given));

export const groupUnit: typeof original.groupUnit = (...given) => {
  const group = original.groupUnit(...given);
  const leader = group.leader === undefined ? {} : { leader: originalId(group.leader) };
  return {
    ...group,
    id: originalName(group.id) as typeof group.id,
    name: originalText(group.name),
    ...leader,
  };
};

export const subjectsOfIds: typeof original.subjectsOfIds = (ids, catalogue) =>
  original.subjectsOfIds(ids, catalogue).map(asOriginal);

export const moodSubject: typeof original.moodSubject = (...given) =>
  asOriginal(original.moodSubject(...given));

export const memberSubjects: typeof original.memberSubjects = (...given) =>
  original.memberSubjects(...given).map(asOriginal);

export const castSubjects: typeof original.castSubjects = (...given) =>
  original.castSubjects(...given).map(asOriginal);
