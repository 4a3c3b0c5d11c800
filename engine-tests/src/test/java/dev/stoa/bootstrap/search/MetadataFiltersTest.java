package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RandomMetadata;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.specialist.PromotionDraft;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conditions on metadata, which every engine answers as the rule does. */
final class MetadataFiltersTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final int THINGS = 45;
  private static final int FILTERS = 60;

  private final Random random = new Random(381);

  @ParameterizedTest
  @EnumSource
  void memoriesAreFoundByTheRule(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<Memory> all =
          stoa.memory()
              .rememberAll(
                  Vector.range(0, THINGS)
                      .map(
                          i ->
                              Remember.of("fact number " + i)
                                  .metadata(RandomMetadata.metadata(random))
                                  .embedding(Embedding.of("m", 1, i))))
              .get();
      Instant then = Instant.now();
      stoa.memory().rememberAll(Vector.of(Remember.of("fact of later"))).get();
      Stoa past = stoa.asOf(then);
      for (int i = 0; i < FILTERS; i++) {
        MetadataFilter filter = RandomMetadata.filter(random, 2);
        Set<String> expected =
            all.filter(one -> filter.accepts(one.metadata())).map(one -> one.content()).toSet();
        Set<String> now =
            filter.accepts(CanonicalJson.EMPTY_OBJECT) ? expected.add("fact of later") : expected;
        assertRecalled(filter, expected, past, Recall.about("fact"));
        assertRecalled(filter, now, stoa, Recall.about("fact"));
        assertRecalled(filter, now, stoa, Recall.strongest());
        assertRecalled(filter, now, stoa, Recall.strongest().everywhere());
        assertRecalled(filter, expected, stoa, Recall.strongest().like(Embedding.of("m", 1, 1)));
        assertEquals(
            now,
            stoa.memory()
                .list(MemoryQuery.all().where(filter).limit(100))
                .items()
                .map(Memory::content)
                .toSet(),
            filter::text);
        assertEquals(
            now.size(),
            stoa.search()
                .search(
                    SearchEverything.about("fact")
                        .in(SearchSource.MEMORY)
                        .where(filter)
                        .matching(i % 2 == 0 ? Matching.ANY : Matching.PREFIX)
                        .page(PageRequest.first(100)))
                .get()
                .items()
                .size(),
            filter::text);
      }
    }
  }

  private static void assertRecalled(
      MetadataFilter filter, Set<String> expected, Stoa stoa, Recall query) {
    assertEquals(
        expected,
        stoa.memory()
            .recall(query.where(filter).limit(100))
            .get()
            .map(one -> one.memory().content())
            .toSet(),
        filter::text);
  }

  @ParameterizedTest
  @EnumSource
  void listsOfOthersAreFoundByTheRule(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<CanonicalJson> metadata =
          Vector.range(0, THINGS).map(i -> RandomMetadata.metadata(random));
      for (int i = 0; i < THINGS; i++) {
        stoa.evidence().collect(evidence(i, metadata.get(i)));
        stoa.corrections()
            .record(CorrectionDraft.of("s" + i, "law", "claim " + i).metadata(metadata.get(i)))
            .get();
        stoa.debates().open(NewDebateSession.about("topic " + i).metadata(metadata.get(i)));
      }
      for (int i = 0; i < FILTERS; i++) {
        MetadataFilter filter = RandomMetadata.filter(random, 2);
        int expected = metadata.count(filter::accepts);
        assertEquals(
            expected,
            stoa.evidence().list(EvidenceQuery.all().where(filter).limit(100)).items().size(),
            filter::text);
        assertEquals(
            expected,
            stoa.evidence()
                .search(TextQuery.about("text").where(Option.some(filter)), PageRequest.first(100))
                .items()
                .size(),
            filter::text);
        assertEquals(
            expected,
            stoa.corrections()
                .list(CorrectionPageQuery.all().where(filter).limit(100))
                .items()
                .size(),
            filter::text);
        assertEquals(
            expected,
            stoa.debates().list(DebateQuery.all().where(filter).limit(100)).items().size(),
            filter::text);
      }
    }
  }

  private static EvidenceDraft evidence(int number, CanonicalJson metadata) {
    EvidenceDraft plain = EvidenceDraft.of("web", "text " + number);
    return new EvidenceDraft(
        plain.source(), plain.title(), plain.snippet(), plain.url(), plain.reliability(), metadata);
  }

  @ParameterizedTest
  @EnumSource
  void messagesOfConversationsAreFoundByTheirMetadata(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ConversationId chat =
          stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
      for (String metadata : Vector.of("{}", "{\"team\":\"core\"}", "{\"team\":\"web\"}")) {
        stoa.messages()
            .append(
                UserId.LOCAL,
                chat,
                MessageDraft.user("gateway " + metadata).metadata(CanonicalJson.of(metadata)))
            .get();
      }
      SearchEverything question = SearchEverything.about("gateway").in(SearchSource.CONVERSATION);
      assertEquals(3, stoa.search().search(question).get().items().size());
      assertEquals(
          1,
          stoa.search()
              .search(question.where(MetadataFilter.eq("team", "core")))
              .get()
              .items()
              .size());
      assertEquals(
          2,
          stoa.search()
              .search(question.where(MetadataFilter.ne("team", "core")))
              .get()
              .items()
              .size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void listsOfMessagesTurnsAndPromotionsAreFoundByTheRule(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<CanonicalJson> metadata =
          Vector.range(0, THINGS).map(i -> RandomMetadata.metadata(random));
      ConversationId chat =
          stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
      stoa.agents().register(AgentRegistration.of(ADA)).get();
      DebateSessionId debate = stoa.debates().open(NewDebateSession.about("topic")).id();
      stoa.debates().start(debate).get();
      SpecialistName swe = new SpecialistName("swe");
      for (CanonicalJson one : metadata) {
        stoa.messages().append(UserId.LOCAL, chat, MessageDraft.user("hi").metadata(one)).get();
        stoa.debates()
            .append(debate, TurnDraft.of(1, DebatePhase.PROPOSAL, "ada", "text").metadata(one))
            .get();
        stoa.specialists()
            .promote(PromotionDraft.of("swe", "m" + metadata.indexOf(one)).metadata(one))
            .get();
      }
      for (int i = 0; i < FILTERS; i++) {
        MetadataFilter filter = RandomMetadata.filter(random, 2);
        int expected = metadata.count(filter::accepts);
        assertEquals(
            expected,
            stoa.messages()
                .before(UserId.LOCAL, chat, filter, PageRequest.first(100))
                .get()
                .items()
                .size(),
            filter::text);
        assertEquals(
            expected,
            stoa.debates()
                .turns(debate, TurnFilter.ALL.where(filter), PageRequest.first(100))
                .items()
                .size(),
            filter::text);
        assertEquals(
            expected,
            stoa.debates().turnsOf(AgentTurnQuery.of(ADA).where(filter).limit(100)).items().size(),
            filter::text);
        assertEquals(
            expected,
            stoa.specialists().promotions(swe, filter, PageRequest.first(100)).items().size(),
            filter::text);
      }
    }
  }

  /** More are better by their words than are ever looked at without a filter. */
  @ParameterizedTest
  @EnumSource
  void aFilterThatLeavesFewFindsThem(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.memory()
          .rememberAll(
              Vector.range(0, 3_000)
                  .map(i -> Remember.of("gateway " + i).embedding(Embedding.of("m", 1, 0))))
          .get();
      CanonicalJson core = CanonicalJson.of("{\"team\":\"core\"}");
      stoa.memory()
          .rememberAll(
              Vector.range(0, 10)
                  .map(
                      i ->
                          Remember.of("a long text about the gateway, which says little " + i)
                              .embedding(Embedding.of("m", 0, 1))
                              .importance(0.01)
                              .metadata(core)))
          .get();
      MetadataFilter filter = MetadataFilter.parse("team = 'core'");
      for (Recall query :
          Vector.of(
              Recall.about("gateway"),
              Recall.strongest(),
              Recall.strongest().like(Embedding.of("m", 1, 0)))) {
        Seq<Recalled> found = stoa.memory().recall(query.where(filter)).get();
        assertEquals(10, found.size());
        assertEquals(10, found.count(one -> one.memory().metadata().equals(core)));
      }
      Seq<SearchHit> hits =
          stoa.search().search(SearchEverything.about("gateway").where(filter)).get().items();
      assertEquals(10, hits.size());
    }
  }
}
