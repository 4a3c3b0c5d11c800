package dev.stoa.app.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lists, and what is shown by id, say what is withdrawn, through actions, on real engines. */
final class MarkedItemsTest {

  @ParameterizedTest
  @EnumSource
  void listsAndOneItemSayWhatIsWithdrawn(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      stoa.agents().register(AgentRegistration.of("bob", "m")).get();
      stoa.channels().create("general").get();
      Vector<String> written = WrittenBy.of(Principal.tool("web"), () -> oneOfEachKind(stoa));
      stoa.memory().remember("honest").get();
      Withdrawal done = stoa.trust().quarantine(Suspects.of("web")).get();
      assertEquals(7, done.items());
      Vector<String> shows =
          Vector.of(
              "memory.show {'id':'" + written.get(0) + "'}",
              "memory.history {'id':'" + written.get(0) + "'}",
              "note.show {'note':'" + written.get(1) + "','as':'ada'}",
              "note.list {'as':'ada'}",
              "note.chain {'note':'" + written.get(1) + "','as':'ada'}",
              "knowledge.show {'entry':'" + written.get(2) + "'}",
              "knowledge.list {}",
              "knowledge.query {'domain':'ops'}",
              "knowledge.history {'entry':'" + written.get(2) + "'}",
              "channel.history {'channel':'general'}",
              "channel.newest {'channel':'general'}",
              "channel.sent-by {'agent':'ada'}",
              "evidence.show {'evidence':'" + written.get(4) + "'}",
              "evidence.list {}",
              "evidence.cited {'debate':'d1'}",
              "correction.show {'correction':'" + written.get(5) + "'}",
              "correction.list {}",
              "correction.history {'correction':'" + written.get(5) + "'}",
              "lesson.show {'lesson':'" + written.get(6) + "'}",
              "lesson.list {}");
      shows.forEach(call -> assertEquals(Vector.of(true), marks(stoa, call), call));
      String received = "channel.receive {'channel':'general','as':'bob'}";
      assertEquals(Vector.of(true), marks(stoa, received), received);
      assertEquals(
          Vector.of(false, true), marks(stoa, "memory.list {}").sorted(), "the honest one too");
      stoa.trust().restore(done.quarantine().get()).get();
      shows.forEach(call -> assertEquals(Vector.of(false), marks(stoa, call), call));
    }
  }

  private static Vector<String> oneOfEachKind(Stoa stoa) {
    String evidence =
        stoa.evidence().collect(EvidenceDraft.of("a source", "a snippet")).evidence().id().value();
    stoa.evidence().cite(new EvidenceId(evidence), CitationDraft.in("d1")).get();
    return Vector.of(
        stoa.memory().remember("a memory").get().id().value(),
        stoa.notebook().write("ada", "a note").get().id().value(),
        stoa.knowledge().contribute("ada", "ops", "fact").get().id().value(),
        stoa.channels().post("general", "ada", "hello").get().id().value(),
        evidence,
        stoa.corrections()
            .record(CorrectionDraft.of("subject", "law", "claim"))
            .get()
            .correction()
            .id()
            .value(),
        stoa.lessons().learn(LessonDraft.of("t", "p", "s")).id().value());
  }

  /** What the answer says of each item, in its order. */
  private static Vector<Boolean> marks(Stoa stoa, String call) {
    int end = call.indexOf(' ');
    Action<?, ?> action = Catalogue.complete().find(call.substring(0, end)).get();
    JsonObject input = (JsonObject) JsonParser.parse(call.substring(end + 1).replace('\'', '"'));
    String answer = action.runJson(stoa, input, Progress.NONE).get().text();
    return Vector.of(answer.split("\"quarantined\":", -1))
        .tail()
        .map(rest -> rest.startsWith("true"));
  }
}
