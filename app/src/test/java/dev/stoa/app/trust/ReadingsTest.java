package dev.stoa.app.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Readings;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TraceQuery;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tokens of what was read, through the actions that every edge offers, on real engines. */
final class ReadingsTest {

  private static final Principal WEB = Principal.tool("web");

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenWithATokenInheritsFromWhatWasRead(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      String page = WrittenBy.of(WEB, () -> remember(stoa, "the retry page"));
      remember(stoa, "breakfast is at eight");
      for (String question :
          Vector.of(
              "memory.recall {'words':'retry'}",
              "search {'words':['retry']}",
              "pack {'words':['retry']}")) {
        String token = text(answer(stoa, Caller.LOCAL, question), "reading");
        Origin made = written(stoa, Caller.LOCAL, question, token);
        assertEquals(Trust.TOOL, made.trust(), question);
        assertEquals(ItemKind.MEMORY.ref(page), made.root(), question);
      }
      String nothing =
          text(answer(stoa, Caller.LOCAL, "memory.recall {'words':'unheard'}"), "reading");
      assertEquals(Trust.AGENT, written(stoa, Caller.LOCAL, "nothing was read", nothing).trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTokenIsOfOneCallerOneWorkspaceAndOneDay(TestEngine engine) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    StoaConfig config =
        StoaConfig.of(engine.newUrl()).withStorage(storage -> storage.withClock(now::get));
    Caller ada = caller("ada");
    try (Stoa stoa = Stoa.open(config);
        Stoa other = Stoa.open(engine.newUrl())) {
      remember(stoa, "the retry page");
      String token = text(answer(stoa, ada, "memory.recall {'words':'retry'}"), "reading");
      assertEquals(Trust.AGENT, written(stoa, ada, "by her", token).trust());
      assertRefused(run(stoa, caller("eve"), remembering("by another", token)));
      assertRefused(run(stoa, Caller.LOCAL, remembering("by the operator", token)));
      assertRefused(run(stoa, ada, remembering("changed", "B" + token.substring(1))));
      assertNotEquals(
          text(answer(other, ada, "memory.recall {'words':'retry'}"), "reading"), token);
      now.set(now.get().plus(Duration.ofHours(25)));
      assertRefused(run(stoa, ada, remembering("too late", token)));
      String past =
          text(
              answer(stoa, ada, "memory.recall {'words':'retry','as_of':'2026-01-01T00:00:01Z'}"),
              "reading");
      assertEquals(Trust.AGENT, written(stoa, ada, "of the past", past).trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereReadingsAreRequiredAnAgentThatNamesNoneIsTrustedAsWhatItHasRead(TestEngine engine) {
    StoaConfig config = StoaConfig.of(engine.newUrl()).withReadings(Readings.REQUIRED);
    try (Stoa stoa = Stoa.open(config)) {
      AgentId id = stoa.agents().register(AgentRegistration.of("ada", "m")).get().id();
      Caller ada = new Caller("u", Option.some(id), Effect.WRITE, Option.some("t"));
      WrittenBy.of(WEB, () -> remember(stoa, "the retry page"));
      remember(stoa, "breakfast is at eight");
      answer(stoa, ada, "memory.recall {'words':'retry'}");
      assertEquals(Trust.AGENT, written(stoa, ada, "no spawn is open").trust());

      SpawnId spawn = stoa.agents().startSpawn("ada").get().id();
      String clean = text(answer(stoa, ada, "memory.recall {'words':'breakfast'}"), "reading");
      assertEquals(Trust.AGENT, written(stoa, ada, "only trusted text was read").trust());
      answer(stoa, ada, "search {'words':['retry']}");
      answer(stoa, ada, "memory.recall {'words':'breakfast'}");
      assertEquals(Trust.TOOL, written(stoa, ada, "after the page").trust());
      assertEquals(Trust.AGENT, written(stoa, ada, "from breakfast", clean).trust());
      assertEquals(Trust.AGENT, written(stoa, Caller.LOCAL, "by another").trust());

      stoa.agents().endSpawn(spawn).get();
      stoa.agents().startSpawn("ada").get();
      assertEquals(Trust.AGENT, written(stoa, ada, "in a new spawn").trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereReadingsAreRecordedATraceSaysWhoRecalledAnItem(TestEngine engine) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    StoaConfig config =
        StoaConfig.of(engine.newUrl()).withStorage(storage -> storage.withClock(now::get));
    String page;
    try (Stoa stoa = Stoa.open(config)) {
      page = remember(stoa, "the retry page");
      answer(stoa, caller("unseen"), "memory.recall {'words':'retry'}");
    }
    for (Readings readings : Vector.of(Readings.RECORDED, Readings.REQUIRED)) {
      try (Stoa stoa = Stoa.open(config.withReadings(readings))) {
        String other = remember(stoa, "breakfast is at eight");
        Vector.of(
                "memory.recall {'words':'retry'}",
                "search {'words':['retry']}",
                "pack {'words':['retry']}",
                "memory.recall {'words':'retry','as_of':'2026-01-01T00:00:00Z'}")
            .zipWithIndex()
            .forEach(
                question -> {
                  now.set(now.get().plusSeconds(1));
                  answer(stoa, caller(readings.label() + question._2), question._1);
                });
        now.set(now.get().plusSeconds(1));
        answer(stoa, caller("recorded0"), "memory.recall {'words':'retry'}");
        Seq<String> expected =
            Vector.of("recorded", "required")
                .take(readings.ordinal())
                .flatMap(label -> Vector.range(0, 4).map(i -> label + i));
        JsonObject trace = answer(stoa, Caller.LOCAL, "trust.trace {'item':'memory:" + page + "'}");
        assertEquals(
            expected,
            ((JsonArray) trace.members().get("recalled_by").get())
                .values()
                .map(one -> text((JsonObject) one, "principal")));
        assertEquals(
            Instant.parse("2026-01-01T00:00:01Z"),
            trace(stoa, page).recalledBy().head().recordedAt());
        assertEquals(Vector.empty(), trace(stoa, other).recalledBy().toVector());
      }
    }
  }

  private static Trace trace(Stoa stoa, String memory) {
    return stoa.trust().trace(TraceQuery.of(ItemKind.MEMORY.ref(memory))).get();
  }

  @ParameterizedTest
  @EnumSource
  void inJavaThereIsATokenOfAnyItems(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      String page = WrittenBy.of(WEB, () -> remember(stoa, "the retry page"));
      String token =
          stoa.trust()
              .reading(stoa.memory().recall("retry").get().map(one -> one.written().item()));
      Provenance read = stoa.trust().inheriting(Provenance.NONE, token).get();
      assertEquals(Provenance.from(ItemKind.MEMORY.ref(page)), read);
    }
  }

  private static void assertRefused(Either<Refusal, CanonicalJson> answer) {
    assertEquals(TrustRefused.BadReading.class, answer.getLeft().getClass());
  }

  private static Caller caller(String token) {
    return new Caller("u", Option.none(), Effect.WRITE, Option.some(token));
  }

  private static String remember(Stoa stoa, String content) {
    return stoa.memory().remember(content).get().id().value();
  }

  private static String remembering(String content, String token) {
    return "memory.remember {'content':\"made of " + content + "\",'reading':'" + token + "'}";
  }

  private static Origin written(Stoa stoa, Caller caller, String content, String token) {
    return origin(stoa, answer(stoa, caller, remembering(content.replace('\'', ' '), token)));
  }

  private static Origin written(Stoa stoa, Caller caller, String content) {
    return origin(stoa, answer(stoa, caller, "memory.remember {'content':'" + content + "'}"));
  }

  private static Origin origin(Stoa stoa, JsonObject memory) {
    return stoa.trust().origin(ItemKind.MEMORY.ref(text(memory, "memory_id"))).get();
  }

  private static String text(JsonObject answer, String name) {
    return ((JsonString) answer.members().get(name).get()).value();
  }

  private static JsonObject answer(Stoa stoa, Caller caller, String call) {
    return (JsonObject) JsonParser.parse(run(stoa, caller, call).get().text());
  }

  private static Either<Refusal, CanonicalJson> run(Stoa stoa, Caller caller, String call) {
    int end = call.indexOf(' ');
    Action<?, ?> action = Catalogue.complete().find(call.substring(0, end)).get();
    JsonObject input = (JsonObject) JsonParser.parse(call.substring(end + 1).replace('\'', '"'));
    return caller.audited(() -> action.runJson(stoa, input, Progress.NONE));
  }
}
