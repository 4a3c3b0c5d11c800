package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/** Two hundred debates of two sides with a moderator are replayed as they were stored. */
final class RealDebatesTest {

  @ParameterizedTest
  @EnginesOfThisBuild
  void everyTurnIsReplayedByteForByte(TestEngine engine) throws IOException {
    Path file = OutsideData.need("data/mad_debates/mad_commonmt_200.jsonl");
    int turns = 0;
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      for (String line : Files.readAllLines(file)) {
        JsonObject debate = (JsonObject) JsonParser.parse(line);
        Seq<TurnDraft> drafts =
            ((JsonArray) debate.members().get("turns").get())
                .values()
                .map(RealDebatesTest::turn)
                .sortBy(TurnDraft::round);
        DebateSessionId id =
            debates
                .open(
                    NewDebateSession.about(text(debate, "source"))
                        .config(DebateConfig.USUAL.maxRounds((int) drafts.last().round())))
                .id();
        debates.start(id).get();
        debates.appendAll(id, drafts).get();
        List<TurnDraft> replayed = new ArrayList<>();
        debates.replay(id, TurnFilter.ALL, turn -> replayed.add(turn.draft())).get();
        assertEquals(drafts.asJava(), replayed);
        turns += replayed.size();
      }
    }
    assertEquals(2_763, turns);
  }

  private static TurnDraft turn(JsonValue json) {
    JsonObject turn = (JsonObject) json;
    return TurnDraft.of(
            (long) ((JsonNumber) turn.members().get("n").get()).exactDouble(),
            DebatePhase.REVIEW,
            AgentName.imported(text(turn, "speaker")))
        .content(text(turn, "text"));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }
}
