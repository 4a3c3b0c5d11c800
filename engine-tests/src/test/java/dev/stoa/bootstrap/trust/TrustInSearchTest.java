package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.pack.PackItem;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What searches find by trust, on real engines. */
final class TrustInSearchTest {

  private static final Principal WEB = Principal.tool("web");

  @ParameterizedTest
  @EnumSource
  void recallShowsAndFiltersTrust(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      WrittenBy.of(WEB, () -> stoa.memory().remember("jitter said the page").get());
      stoa.memory().remember("jitter said the agent").get();
      for (Recall query : Vector.of(Recall.about("jitter"), Recall.strongest())) {
        assertEquals(
            Vector.of("agent local", "tool web"),
            recalled(stoa, query)
                .map(one -> one.written().trust().label() + " " + one.written().principal())
                .sorted());
        assertEquals(
            Vector.of("jitter said the agent"), contents(stoa, query.minTrust(Trust.AGENT)));
        assertEquals(Vector.empty(), contents(stoa, query.minTrust(Trust.PERSON)));
      }
      Withdrawal withdrawn = stoa.trust().quarantine(Suspects.of("web")).get();
      for (Recall query : Vector.of(Recall.about("jitter"), Recall.strongest())) {
        assertEquals(Vector.of("jitter said the agent"), contents(stoa, query));
        assertEquals(2, contents(stoa, query.minTrust(Trust.QUARANTINED)).size());
        assertEquals(Vector.of("jitter said the agent"), contents(stoa, query.everywhere()));
      }
      stoa.trust().restore(withdrawn.quarantine().get()).get();
      assertEquals(2, contents(stoa, Recall.about("jitter")).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void noSearchFindsWhatIsQuarantined(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      stoa.channels().create("general").get();
      WrittenBy.of(WEB, () -> poison(stoa));
      assertEquals(6, hits(stoa, SearchEverything.about("poison").as("ada")).size());
      for (SearchHit hit : hits(stoa, SearchEverything.about("poison").as("ada"))) {
        Origin written = hit.written().get();
        assertEquals(OriginClass.TOOL, written.origin());
        assertEquals(hit.at().id(), written.item().id());
      }
      assertPacked(stoa);
      assertEquals(
          Vector.empty(),
          hits(stoa, SearchEverything.about("poison").as("ada").minTrust(Trust.AGENT)));

      stoa.trust().quarantine(Suspects.of("web")).get();
      assertEquals(Vector.empty(), hits(stoa, SearchEverything.about("poison").as("ada")));
      assertEquals(
          6,
          hits(stoa, SearchEverything.about("poison").as("ada").minTrust(Trust.QUARANTINED))
              .size());
      assertEquals(Vector.empty(), packed(stoa, PackQuestion.about("poison").as("ada")));
      assertEquals(
          Vector.empty(),
          packed(stoa, PackQuestion.about("nothing like it").channel("general")).toVector());
      assertEquals(Vector.empty(), stoa.knowledge().search("poison").items().toVector());
      assertEquals(Vector.empty(), stoa.lessons().search("poison").toVector());
      assertEquals(Vector.empty(), stoa.evidence().search("poison").items().toVector());
    }
  }

  /** The untrusted text is newer, and so a little stronger. */
  @ParameterizedTest
  @EnumSource
  void ofEquallyRelevantTextsTheTrustedOneComesFirst(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      stoa.memory().remember("the gateway needs three retries").get();
      WrittenBy.of(WEB, () -> stoa.memory().remember("the gateway needs nine retries").get());
      Principal page = new Principal(OriginClass.DOCUMENT, "page");
      WrittenBy.of(page, () -> stoa.memory().remember("the gateway needs five retries").get());
      Vector<String> expected =
          Vector.of(
              "the gateway needs three retries",
              "the gateway needs nine retries",
              "the gateway needs five retries");
      Recall about = Recall.about("gateway retries");
      for (Recall query : Vector.of(about, about.byRelevanceOnly(), Recall.strongest())) {
        assertEquals(expected, contents(stoa, query));
        assertEquals(expected.take(2), contents(stoa, query.limit(2)));
        assertEquals(expected, contents(stoa, query.minTrust(Trust.QUARANTINED)));
      }
      SearchEverything question = SearchEverything.about("gateway retries");
      for (Matching way : Matching.values()) {
        String words = way == Matching.PHRASE ? "the gateway needs" : "gateway retries";
        assertEquals(
            expected, texts(stoa, SearchEverything.about(words).matching(way)), way.label());
      }
      assertEquals(
          expected,
          packed(stoa, PackQuestion.about(question.words())).map(PackItem::text).toVector());
    }
  }

  /** The first of each source are equals: what comes first among them is the trusted one. */
  @ParameterizedTest
  @EnumSource
  void ofTheFirstOfEachSourceTheTrustedOneComesFirst(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      WrittenBy.of(WEB, () -> stoa.memory().remember("jitter of the gateway is poison").get());
      stoa.knowledge().contribute("ada", "ops", "the gateway is honest").get();
      assertEquals(
          Vector.of("ops the gateway is honest", "jitter of the gateway is poison"),
          texts(stoa, SearchEverything.about("gateway jitter")));
    }
  }

  /** Around a message that is found, others are candidates too. */
  @ParameterizedTest
  @EnumSource
  void noMessageIsFoundBesideOneThatIsQuarantined(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      stoa.channels().create("general").get();
      stoa.channels().post("general", "ada", "what about the gateway").get();
      WrittenBy.of(WEB, () -> stoa.channels().post("general", "ada", "the poison says yes").get());
      stoa.channels().post("general", "ada", "the gateway needs jitter").get();
      assertEquals(3, hits(stoa, SearchEverything.about("gateway")).size());
      stoa.trust().quarantine(Suspects.of("web")).get();
      assertEquals(2, hits(stoa, SearchEverything.about("gateway")).size());
    }
  }

  /** What was withdrawn must not hide what ranks behind it. */
  @ParameterizedTest
  @EnumSource
  void howeverManyAreQuarantinedTheNextAreFound(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      Seq<Contribution> many =
          Vector.range(0, 60)
              .map(i -> Contribution.of(new DomainPath("ops"), "gateway gateway poison " + i));
      WrittenBy.of(WEB, () -> stoa.knowledge().contributeAll("ada", many).get());
      stoa.knowledge().contribute("ada", "ops", "the gateway of the house is honest").get();
      stoa.trust().quarantine(Suspects.of("web")).get();
      for (Matching way : Vector.of(Matching.ANY, Matching.ALL)) {
        assertEquals(
            Vector.of("ops the gateway of the house is honest"),
            texts(stoa, SearchEverything.about("gateway").matching(way)));
      }
    }
  }

  private static Vector<String> texts(Stoa stoa, SearchEverything question) {
    return hits(stoa, question)
        .map(hit -> hit.snippet().replace("[", "").replace("]", ""))
        .toVector();
  }

  private static void assertPacked(Stoa stoa) {
    PackQuestion question = PackQuestion.about("poison").as("ada");
    assertEquals(6, packed(stoa, question).size());
    PackQuestion last = PackQuestion.about("nothing like it").channel("general");
    assertEquals(1, packed(stoa, last).size());
    for (PackItem item : packed(stoa, question).appendAll(packed(stoa, last))) {
      Origin written = item.written().get();
      assertEquals(Trust.TOOL, written.trust());
      assertEquals("web", written.principal());
      assertEquals(item.at().id(), written.item().id());
    }
    SearchEverything trusted = last.search().minTrust(Trust.AGENT);
    assertEquals(
        Vector.empty(), packed(stoa, new PackQuestion(trusted, last.channel(), last.tokens())));
  }

  private static String poison(Stoa stoa) {
    stoa.memory().remember("poison in a memory").get();
    stoa.notebook().write("ada", "poison in a note").get();
    stoa.knowledge().contribute("ada", "ops", "poison in knowledge").get();
    stoa.channels().post("general", "ada", "poison in a message").get();
    stoa.evidence().collect(EvidenceDraft.of("a source", "poison in evidence"));
    stoa.lessons().learn(LessonDraft.of("poison in a lesson", "p", "s"));
    return "poison";
  }

  private static Seq<Recalled> recalled(Stoa stoa, Recall query) {
    return stoa.memory().recall(query).get();
  }

  private static Vector<String> contents(Stoa stoa, Recall query) {
    return recalled(stoa, query).map(one -> one.memory().content()).toVector();
  }

  private static Vector<SearchHit> hits(Stoa stoa, SearchEverything question) {
    return stoa.search().search(question).get().items().toVector();
  }

  private static Vector<PackItem> packed(Stoa stoa, PackQuestion question) {
    return stoa.packs().pack(question).get().items().toVector();
  }
}
