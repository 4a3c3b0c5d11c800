package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TraceQuery;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.security.SecureRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What quarantines leave alone, and what they do not miss, on real engines. */
final class QuarantineTest {

  @ParameterizedTest
  @EnumSource
  void whatIsQuarantinedStaysProvable(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      KnowledgeEntry entry =
          WrittenBy.of(
              Principal.tool("web"),
              () -> stoa.knowledge().contribute("ada", "ops", "poisoned").get());
      SigningKey key = SigningKey.generate("example.com/log", new SecureRandom());
      stoa.trust().quarantine(Suspects.of("web")).get();
      stoa.audit().checkpoint(key).get();
      AuditEntry written =
          stoa.audit().list(AuditQuery.all().ofType("knowledge.contributed")).items().head();
      String proof = stoa.audit().prove(written.sequence()).get().text();
      TlogProof.parse(proof).verify("example.com/log", key.verifier()).get();
      assertEquals("poisoned", stoa.knowledge().find(entry.id()).get().content());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsBeingMadeFromAnItemIsNotMissed(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = memory(stoa, "the page");
      CountDownLatch made = new CountDownLatch(1);
      CountDownLatch goOn = new CountDownLatch(1);
      CompletableFuture<ItemRef> summary =
          CompletableFuture.supplyAsync(
              () ->
                  stoa.<Void, ItemRef>atomically(
                          workspace -> {
                            ItemRef item =
                                WrittenBy.from(
                                    Provenance.from(page), () -> memory(stoa, "the summary"));
                            made.countDown();
                            await(goOn);
                            return Either.right(item);
                          })
                      .get());
      await(made);
      CompletableFuture<Withdrawal> withdrawn =
          CompletableFuture.supplyAsync(() -> stoa.trust().quarantine(Suspects.root(page)).get());
      Thread.sleep(200);
      assertFalse(withdrawn.isDone());
      goOn.countDown();
      assertEquals(2, withdrawn.get(30, TimeUnit.SECONDS).items());
      assertEquals(
          Vector.of(Trust.QUARANTINED, Trust.QUARANTINED),
          Vector.of(page, summary.get()).map(item -> stoa.trust().origin(item).get().trust()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTraceNamesTheDebatesAndDecisionsThatUsedAnItem(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = memory(stoa, "the page");
      EvidenceId cited =
          WrittenBy.from(
              Provenance.from(page),
              () ->
                  stoa.evidence()
                      .collect(EvidenceDraft.of("a source", "a snippet"))
                      .evidence()
                      .id());
      stoa.evidence().cite(cited, CitationDraft.in("d1")).get();
      ConsensusId decision =
          stoa.consensus().record(ConsensusDraft.of("d1", "Pages", "All are true.", .9)).get().id();
      AgentId ada = stoa.agents().register(AgentRegistration.of("ada", "m")).get().id();
      AgentId bob = stoa.agents().register(AgentRegistration.of("bob", "m")).get().id();
      ChannelId general = stoa.channels().create("general").get().id();
      ChannelMessage said =
          WrittenBy.from(
              Provenance.from(page), () -> stoa.channels().post("general", "ada", "hello").get());
      HandOff handOff =
          stoa.handOffs()
              .offer(HandOffRequest.of(general, ada, bob, "work").about(said.id()))
              .get();
      Trace trace = stoa.trust().trace(TraceQuery.of(page)).get();
      assertEquals(Vector.of("d1"), trace.debates().toVector());
      assertEquals(Vector.of(decision.value()), trace.decisions().toVector());
      assertEquals(Vector.of(handOff.id().value()), trace.handOffs().toVector());
      assertEquals(2, trace.descendants().size());
      assertEquals(2, trace.derivations().size());
      for (int limit = 1; limit < 9; limit++) {
        assertEquals(trace, inPages(stoa, TraceQuery.of(page).limit(limit)), "limit " + limit);
      }
      TraceQuery decided = TraceQuery.of(page).part(TracePart.DECISIONS);
      assertEquals(trace.decisions(), stoa.trust().trace(decided).get().decisions());
      assertEquals(Vector.empty(), stoa.trust().trace(decided).get().descendants());
    }
  }

  /** The pages of a trace as one. */
  private static Trace inPages(Stoa stoa, TraceQuery query) {
    Trace first = stoa.trust().trace(query).get();
    return first
        .next()
        .map(last -> inPages(stoa, query.after(last)))
        .map(
            rest ->
                new Trace(
                    first.origin(),
                    first.ancestors().appendAll(rest.ancestors()),
                    first.descendants().appendAll(rest.descendants()),
                    first.derivations().appendAll(rest.derivations()),
                    first.readers().appendAll(rest.readers()),
                    first.recalledBy().appendAll(rest.recalledBy()),
                    first.debates().appendAll(rest.debates()),
                    first.decisions().appendAll(rest.decisions()),
                    first.handOffs().appendAll(rest.handOffs()),
                    rest.next()))
        .getOrElse(first);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ItemRef memory(Stoa stoa, String content) {
    return ItemKind.MEMORY.ref(stoa.memory().remember(content).get().id().value());
  }
}
