package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.audit.OnBehalf;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.AuditedCaller;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What raises the trust of items, and what does not, on real engines. */
final class RaisedTrustTest {

  private static final Principal WEB = Principal.tool("web");
  private static final Principal ADA = Principal.agent("ada");
  private static final Principal BOB = Principal.agent("bob");

  @ParameterizedTest
  @EnumSource
  void twoIndependentPrincipalsRaiseAnItemToTheLesserOfThem(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = written(stoa, WEB, "the moon is far");
      ItemRef summary =
          WrittenBy.of(
              ADA,
              () -> WrittenBy.from(Provenance.from(page), () -> memory(stoa, "a far summary")));
      assertEquals(Trust.TOOL, corroborated(stoa, Principal.person("eve"), page).trust());
      assertEquals(Trust.AGENT, corroborated(stoa, BOB, page).trust());
      assertEquals(Trust.AGENT, stoa.trust().origin(summary).get().trust());
      assertEquals(Trust.PERSON, corroborated(stoa, Principal.person("joe"), page).trust());
      assertEquals(2, raisings(stoa).size());
      assertTrue(stoa.audit().verify().get().isSound());
      stoa.trust().quarantine(Suspects.root(page)).get();
      assertEquals(new TrustRefused.Withdrawn(page), corroborate(stoa, ADA, page).getLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAQuarantinedPrincipalCorroboratedIsNoLongerRaisedByIt(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = written(stoa, WEB, "the moon is far");
      ItemRef summary =
          WrittenBy.of(
              ADA,
              () -> WrittenBy.from(Provenance.from(page), () -> memory(stoa, "a far summary")));
      corroborated(stoa, Principal.agent("eve"), page);
      Origin raised = corroborated(stoa, BOB, page);
      assertEquals(Trust.AGENT, raised.trust());

      Withdrawal withdrawn = stoa.trust().quarantine(Suspects.of("eve")).get();
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());
      assertEquals(Trust.TOOL, stoa.trust().origin(summary).get().trust());
      stoa.trust().restore(withdrawn.quarantine().get()).get();
      assertEquals(raised, stoa.trust().origin(page).get());
      assertEquals(Trust.AGENT, stoa.trust().origin(summary).get().trust());

      stoa.trust().quarantine(Suspects.of("eve").from(raised.recordedAt().plusSeconds(99))).get();
      assertEquals(Trust.AGENT, stoa.trust().origin(page).get().trust());
      stoa.trust().quarantine(Suspects.of("eve")).get();
      assertEquals(Trust.AGENT, corroborated(stoa, Principal.agent("joe"), page).trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void corroborationsOfAnOlderTextDoNotCount(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = written(stoa, WEB, "the moon is far");
      MemoryId id = new MemoryId(page.id());
      assertEquals(Trust.TOOL, corroborated(stoa, ADA, page).trust());
      WrittenBy.of(WEB, () -> stoa.memory().edit(id, MemoryEdit.NOTHING.content("poison")).get());
      assertEquals(Trust.TOOL, corroborated(stoa, BOB, page).trust(), "of the new text, one did");
      assertEquals(Trust.AGENT, corroborated(stoa, ADA, page).trust(), "of the new text, two did");
    }
  }

  /** What it was made from still counts, and so does the least trusted of several editors. */
  @ParameterizedTest
  @EnumSource
  void anEditedTextIsTrustedNoMoreThanItsEditor(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register("ada", "m").get();
      ItemRef own = written(stoa, ADA, "the moon is far");
      ItemRef copy =
          WrittenBy.of(
              ADA, () -> WrittenBy.from(Provenance.from(own), () -> memory(stoa, "far it is")));
      MemoryId id = new MemoryId(own.id());
      stoa.memory().edit(id, MemoryEdit.NOTHING.content("the moon is near")).get();
      assertEquals(Trust.AGENT, stoa.trust().origin(own).get().trust());
      WrittenBy.of(WEB, () -> stoa.memory().edit(id, MemoryEdit.NOTHING.importance(.9)).get());
      assertEquals(Trust.AGENT, stoa.trust().origin(own).get().trust());
      WrittenBy.of(WEB, () -> stoa.memory().edit(id, MemoryEdit.NOTHING.content("poison")).get());
      assertEquals(Trust.TOOL, stoa.trust().origin(own).get().trust());
      assertEquals(Trust.TOOL, stoa.trust().origin(copy).get().trust());
      WrittenBy.of(ADA, () -> stoa.memory().edit(id, MemoryEdit.NOTHING.content("more")).get());
      assertEquals(Trust.TOOL, stoa.trust().origin(own).get().trust());
      WrittenBy.of(Principal.person("eve"), () -> stoa.trust().affirm(own).get());
      assertEquals(Trust.PERSON, stoa.trust().origin(own).get().trust());
      WrittenBy.of(ADA, () -> stoa.memory().edit(id, MemoryEdit.NOTHING.content("else")).get());
      assertEquals(Trust.AGENT, stoa.trust().origin(own).get().trust());

      ItemRef page = written(stoa, Principal.imported("wiki"), "a page");
      WrittenBy.from(
          Provenance.from(page),
          () -> stoa.memory().edit(id, MemoryEdit.NOTHING.content("from a page")).get());
      assertEquals(Trust.IMPORTED, stoa.trust().origin(own).get().trust());

      String note = stoa.notebook().write("ada", "an honest note").get().id().value();
      NoteEdit poison = NoteEdit.NONE.message("a poisoned note");
      WrittenBy.of(WEB, () -> stoa.notebook().edit("ada", note, poison).get());
      assertEquals(Trust.TOOL, stoa.trust().origin(ItemKind.NOTE.ref(note)).get().trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void repeatingByTheSameRootNeitherRaisesNorReinforces(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = written(stoa, WEB, "the moon is far");
      for (int i = 0; i < 20; i++) {
        assertEquals(page, written(stoa, WEB, "the moon is far"));
        WrittenBy.of(
            ADA,
            () -> WrittenBy.from(Provenance.from(page), () -> memory(stoa, "the moon is far")));
      }
      assertEquals(0, only(stoa).experience().reinforcements());
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());

      written(stoa, ADA, "the moon is far");
      written(stoa, ADA, "the moon is far");
      assertEquals(1, only(stoa).experience().reinforcements());
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());
      written(stoa, BOB, "the moon is far");
      assertEquals(2, only(stoa).experience().reinforcements());
      assertEquals(Trust.AGENT, stoa.trust().origin(page).get().trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void agentsThatComeFromOneCountAsOne(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      AgentId ada = stoa.agents().register("ada", "m").get().id();
      AgentId clone = stoa.agents().cloneAs("ada", new AgentName("clone")).get().id();
      AgentId merged = stoa.agents().register("merged", "m").get().id();
      stoa.agents().merge("merged", "ada").get();
      Vector<AgentId> sybils =
          Vector.range(0, 10)
              .map(
                  i ->
                      OnBehalf.of(
                          AuditedCaller.asAgent(clone.value()),
                          () -> stoa.agents().register("sybil" + i, "m").get().id()));
      Vector<Principal> kin =
          sybils.prependAll(Vector.of(ada, clone, merged)).map(id -> Principal.agent(id.value()));
      ItemRef page = written(stoa, WEB, "the moon is far");
      corroborated(stoa, kin.head(), page);
      for (Principal one : kin) {
        assertEquals(
            new TrustRefused.NotIndependent(page, one.name()),
            corroborate(stoa, one, page).getLeft());
      }
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());
      ItemRef own = written(stoa, kin.head(), "made by ada");
      assertTrue(corroborate(stoa, kin.last(), own).isLeft());

      AgentId other = stoa.agents().register("other", "m").get().id();
      assertEquals(Trust.AGENT, corroborated(stoa, Principal.agent(other.value()), page).trust());
    }
  }

  @ParameterizedTest
  @EnumSource
  void sourcesThatShareARootAreNotIndependent(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = written(stoa, WEB, "the page");
      ItemRef claim =
          WrittenBy.of(
              WEB, () -> WrittenBy.from(Provenance.from(page), () -> memory(stoa, "the claim")));
      ItemRef imported = written(stoa, Principal.imported("old"), "another page");
      ItemRef mixed =
          WrittenBy.of(
              ADA,
              () ->
                  WrittenBy.from(
                      Provenance.from(claim, imported), () -> memory(stoa, "a mixed note")));
      for (ItemRef source : Vector.of(page, claim, mixed)) {
        assertEquals(
            new TrustRefused.NotIndependent(claim, "bob"),
            WrittenBy.from(Provenance.from(source), () -> corroborate(stoa, BOB, claim)).getLeft());
      }
      ItemRef seen = written(stoa, BOB, "seen with own eyes");
      assertTrue(
          WrittenBy.from(Provenance.from(seen), () -> corroborate(stoa, BOB, claim)).isRight());
      assertTrue(
          WrittenBy.from(Provenance.from(seen), () -> corroborate(stoa, ADA, claim)).isLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aConcludedDebateRaisesWhatItAffirms(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register("ada", "m").get();
      stoa.agents().register("bob", "m").get();
      stoa.agents().cloneAs("ada", new AgentName("clone")).get();
      ItemRef page = written(stoa, WEB, "the moon is far");
      DebateOutcome affirmed = DebateOutcome.of("The debate affirms " + page.text(), 0.9);
      Seq<String> refused =
          Vector.of(
              concluded(stoa, DebateOutcome.of("The debate names " + page.text(), 1), "ada", "bob"),
              concluded(stoa, DebateOutcome.of("affirms " + page.text() + "0", 1), "ada", "bob"),
              concluded(stoa, affirmed.withoutConsensus(), "ada", "bob"),
              concluded(stoa, affirmed, "ada", "clone"),
              "none");
      for (String debate : refused) {
        assertEquals(
            new TrustRefused.NotAffirmed(page, debate),
            stoa.trust().affirm(page, debate).getLeft());
      }
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());
      String debate = concluded(stoa, affirmed, "ada", "bob");
      Origin raised = stoa.trust().affirm(page, debate).get();
      assertEquals(Trust.AGENT, raised.trust());
      assertEquals("debate " + debate, raised.raised().get().by());
    }
  }

  private static String concluded(Stoa stoa, DebateOutcome outcome, String... voters) {
    DebateSession session = stoa.debates().open(NewDebateSession.about("Is it right?"));
    stoa.debates().start(session.id()).get();
    for (String voter : voters) {
      stoa.debates().vote(session.id(), DebateVote.of(voter, "yes", 1)).get();
    }
    return stoa.debates().conclude(session.id(), outcome).get().id().value();
  }

  private static Either<TrustRefused, Origin> corroborate(
      Stoa stoa, Principal writer, ItemRef item) {
    return WrittenBy.of(writer, () -> stoa.trust().corroborate(item));
  }

  private static Origin corroborated(Stoa stoa, Principal writer, ItemRef item) {
    return corroborate(stoa, writer, item).get();
  }

  private static ItemRef written(Stoa stoa, Principal writer, String content) {
    return WrittenBy.of(writer, () -> memory(stoa, content));
  }

  private static ItemRef memory(Stoa stoa, String content) {
    return ItemKind.MEMORY.ref(stoa.memory().remember(content).get().id().value());
  }

  private static Memory only(Stoa stoa) {
    return stoa.memory().recall("moon").get().head().memory();
  }

  private static Seq<String> raisings(Stoa stoa) {
    return stoa.audit()
        .list(AuditQuery.all().ofType("trust.raised"))
        .items()
        .map(entry -> entry.event().eventType());
  }
}
