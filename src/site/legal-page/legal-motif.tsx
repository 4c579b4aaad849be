import type { ComponentType } from "react";
import { Balloons } from "./motifs/balloons";
import { Curtain } from "./motifs/curtain";
import { FlowerStand } from "./motifs/flower-stand";
import { PenLights } from "./motifs/pen-lights";
import { Spotlight } from "./motifs/spotlight";
import { StampedPoster } from "./motifs/stamped-poster";
import { Ticket } from "./motifs/ticket";

/** What stands for each page. */
const MOTIFS: Record<string, ComponentType> = {
  about: Spotlight,
  agreement: Ticket,
  privacy: Curtain,
  protocol: FlowerStand,
  convention: PenLights,
  "children-notice": Balloons,
  "ip-standard": StampedPoster,
};

/** The picture of a legal page, in the colours around it; it says nothing that the title does not. */
export function LegalMotif({ slug }: { slug: string }) {
  const Motif = MOTIFS[slug];
  return Motif ? <Motif /> : null;
}
