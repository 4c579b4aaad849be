import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import {
  birthdaysPath,
  clubsPath,
  comparePath,
  everybodyPath,
  fourPieceIdolsPath,
  fourPiecePath,
  guessPath,
  informationPath,
  mediaPath,
  penlightPath,
  sorterPath,
  timelinePath,
  unitListPath,
  unitPath,
  unitsPath,
} from "#lib/content/pages/paths";
import * as art from "./art/art.module.css";
import hub from "./hub.svg";
import * as styles from "./house.module.css";
import { Room } from "./room";
import { SideDoors } from "./side-doors";

interface HouseProps {
  units: readonly Queries.HubUnitFragment[];
  faces: readonly Queries.HubFaceFragment[];
}

/** Whose leaders stand on the stage: four at the back, three in front, the newest in the middle. */
const ON_STAGE = ["undead", "eden", "switch", "ryuseitai", "knights", "spri", "trickstar"];

const AT_THE_BACK = 4;

/** The floors above the ground, from the projection booth to the street. */
export function House({ units, faces }: HouseProps) {
  const leaders = ON_STAGE.flatMap(
    (id) => units.find(({ jsonId }) => jsonId === id)?.leaderCharacter ?? [],
  );
  return (
    <ul className={styles.house}>
      <Room
        id="booth"
        title="Screening room"
        about="Silent films of our own, a reel for every unit."
        path={mediaPath}
      >
        <Drawing className={art.art} from={`${hub}#projector`} />
      </Room>
      <Room
        id="flies"
        title="All units"
        about="Every flag in the house, on one list. On wide screens it opens the explorer."
        path={unitListPath}
        inside={
          <ul className={styles.bunting}>
            {units.map(({ jsonId, name }) => (
              <li key={jsonId} data-unit={jsonId}>
                <Link className={styles.flag} to={unitPath(jsonId)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        }
      >
        {null}
      </Room>
      <Room
        id="stage"
        title="Unit members"
        about="The main stage: agencies, units, idols, and your favourites."
        path={unitsPath}
      >
        <div className={styles.posters}>
          {leaders.map(({ jsonId, posterPicture }, place) => (
            <span key={jsonId} className={styles.poster}>
              <Picture
                image={posterPicture.imageData}
                alt=""
                // On phones less than it is wide: flat colours do not show it, connections do.
                sizes={`(min-width: 900px) ${place < AT_THE_BACK ? 150 : 220}px, 13vw`}
              />
            </span>
          ))}
        </div>
        <Drawing className={art.art} from={`${hub}#curtains`} />
      </Room>
      <Room
        id="dressing"
        title="Everybody"
        about="The dressing rooms: sort them out by hair, hand, height or club."
        path={everybodyPath}
        inside={
          <SideDoors
            doors={[
              { title: "Clubs", path: clubsPath },
              { title: "Side by side", path: comparePath },
              { title: "Birthdays", path: birthdaysPath },
            ]}
          />
        }
      >
        <div className={styles.mirrors}>
          {faces.map(({ jsonId, posterPicture }) => (
            <span key={jsonId} className={styles.mirror} data-character={jsonId}>
              <Picture image={posterPicture.imageData} alt="" sizes="120px" />
            </span>
          ))}
        </div>
      </Room>
      <Room
        id="audition"
        title="4piece"
        about="The audition: four tours, and everyone who stood in them."
        path={fourPiecePath}
        inside={<SideDoors doors={[{ title: "Its idols", path: fourPieceIdolsPath }]} />}
      >
        <Drawing className={art.art} from={`${hub}#audition`} />
      </Room>
      <Room
        id="lobby"
        title="Notice board"
        about="Every event, album and debut, newest first."
        path={informationPath}
        inside={<SideDoors doors={[{ title: "Timeline", path: timelinePath }]} />}
      >
        <Drawing className={art.art} from={`${hub}#board`} />
      </Room>
      <Room
        id="office"
        title="Get the game"
        about="The box office. The game is free."
        path="/download"
      >
        <Drawing className={art.art} from={`${hub}#office`} />
      </Room>
      <Room
        id="premiere"
        title="Movie campaign"
        about="A film of a hundred frames, by hand."
        path="/playmovie_campaign"
      >
        <Drawing className={art.art} from={`${hub}#premiere`} />
      </Room>
      <Room
        id="street"
        title="Flower stand"
        about="Send flowers to the door: arrange a stand of your own."
        path="/flowerstand"
        inside={
          <SideDoors
            doors={[
              { title: "Workshop", path: "/flowerstand/maker" },
              { title: "Exhibition", path: "/flowerstand/share" },
            ]}
          />
        }
      >
        <Drawing className={art.art} from={`${hub}#stand`} />
      </Room>
      <Room
        id="arcade"
        title="Guess the idol"
        about="The games room: somebody new behind the screen each day."
        path={guessPath}
        inside={
          <SideDoors
            doors={[
              { title: "Idol sorter", path: sorterPath },
              { title: "Penlight", path: penlightPath },
            ]}
          />
        }
      >
        <Drawing className={art.art} from={`${hub}#arcade`} />
      </Room>
    </ul>
  );
}
