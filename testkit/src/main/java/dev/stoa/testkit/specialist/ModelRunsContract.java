package dev.stoa.testkit.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.ModelRunDraftBuilder;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.SealedRun;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import dev.stoa.domain.specialist.WinRecord;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.conversation.ConversationSamples;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of runs. */
public interface ModelRunsContract extends WorkspaceContract<Storage> {

  /** The instant of the first run of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** A response of this suite. */
  SealedText RESPONSE = new SealedText(Option.some(new KeyId("k1")), "raw \uD83D\uDE00\n ıİ");

  @Test
  default void aRunIsStoredAndRead() {
    givenConversation("c");
    ModelRun whole =
        run(
            "whole",
            ModelRunDraftBuilder.builder()
                .queryId(Option.some(new QueryId("q'")))
                .conversationId(new ConversationId("c"))
                .specialist(new SpecialistName("swe"))
                .round(RunRound.PEER_REVIEW)
                .rawResponse(Option.none())
                .utility(Option.some(0.1 + 0.2))
                .confidence(Option.some(0.75))
                .corrections(Vector.of(new CorrectionId("x"), new CorrectionId("y")))
                .latencyMs(Option.some(12.5))
                .domain(new Discipline("law"))
                .domainRoot(Option.some("root"))
                .domainPath(Option.some("root/law"))
                .build(),
            0);
    ModelRun plain = run("plain", ModelRunDraft.of("c", "swe"), 1);
    SealedRun sealed = new SealedRun(whole, Option.some(RESPONSE));
    write(all -> all.add(sealed));
    added(plain);
    assertEquals(Option.some(sealed), ask(all -> all.find(whole.id())));
    assertEquals(found(plain), ask(all -> all.find(plain.id())));
    assertEquals(Option.none(), ask(all -> all.find(new RunId("none"))));
  }

  @Test
  default void responsesAreReplacedAndVisitedInOrder() {
    givenConversation("c");
    Vector<SealedRun> all =
        Vector.of("b", "a", "d")
            .map(id -> run(id, ModelRunDraft.of("c", "swe"), 0))
            .map(run -> new SealedRun(run, Option.some(RESPONSE)));
    write(runs -> all.forEach(runs::add));
    added(run("e", ModelRunDraft.of("c", "swe"), 0));
    assertEquals(
        Vector.of("a", "b", "d"),
        ask(runs -> runs.responded(Option.none(), 9)).map(one -> one.run().id().value()));
    SealedRun plain = new SealedRun(all.head().run(), Option.some(SealedText.plain("b")));
    ModelRun won = all.head().run().settled(0.7, true);
    write(
        runs -> {
          runs.replaceResponses(Vector.of(plain));
          runs.saveSettled(Vector.of(won));
        });
    assertEquals(
        Vector.of(new SealedRun(won, plain.response())),
        ask(runs -> runs.responded(Option.some(new RunId("a")), 1)));
  }

  @Test
  default void aRunNeedsItsConversation() {
    givenConversation("c");
    assertEquals(true, ask(all -> all.hasConversation(new ConversationId("c"))));
    assertEquals(false, ask(all -> all.hasConversation(new ConversationId("none"))));
    assertThrows(StorageException.class, () -> added(run("a", ModelRunDraft.of("none", "swe"), 0)));
  }

  @Test
  default void runsAreListedNewestFirst() {
    givenConversation("c");
    givenConversation("d");
    Vector<ModelRun> all =
        Vector.range(0, 6)
            .map(
                i ->
                    run(
                        "r" + i,
                        ModelRunDraft.of(i % 2 == 0 ? "c" : "d", "s" + i % 3).query("q" + i / 4),
                        i / 2));
    added(all.toJavaArray(ModelRun[]::new));
    Vector<ModelRun> expected = all.sortBy(ModelRun::position);
    ConversationId c = new ConversationId("c");
    Vector<ModelRun> inC = expected.filter(one -> one.draft().conversationId().equals(c));
    assertEquals(inC, runs(runs -> runs.of(c, Option.none(), 9)));
    assertEquals(
        inC.drop(1).take(1), runs(runs -> runs.of(c, Option.some(inC.head().position()), 1)));
    Vector<ModelRun> ofOne = expected.filter(one -> one.draft().specialist().value().equals("s1"));
    SpecialistName name = new SpecialistName("s1");
    assertEquals(ofOne, runs(runs -> runs.of(SpecialistRunQuery.of(name))));
    assertEquals(
        ofOne.drop(1),
        runs(runs -> runs.of(SpecialistRunQuery.of(name).after(ofOne.head().position()))));
    assertEquals(
        expected.filter(one -> one.draft().queryId().contains(new QueryId("q0"))),
        runs(runs -> runs.of(new QueryId("q0"), 9)));
  }

  @Test
  default void runsOfASpecialistAreNarrowedToAUser() {
    UserId ada = new UserId("ada");
    ConversationSamples.stored(storage(), ConversationSamples.conversation("c", ada, 0));
    givenConversation("d");
    Vector<ModelRun> all =
        Vector.range(0, 6).map(i -> run("r" + i, ModelRunDraft.of(i < 3 ? "c" : "d", "swe"), i));
    added(all.toJavaArray(ModelRun[]::new));
    Vector<ModelRun> own = all.take(3).reverse();
    SpecialistRunQuery mine = SpecialistRunQuery.of(new SpecialistName("swe")).seenBy(ada);
    assertEquals(own.take(2), runs(runs -> runs.of(mine.limit(2))).toVector());
    assertEquals(
        own.drop(2), runs(runs -> runs.of(mine.limit(2).after(own.get(1).position()))).toVector());
    assertEquals(Vector.empty(), runs(runs -> runs.of(mine.seenBy(new UserId("bob")))).toVector());
  }

  @Test
  default void aQueryHasOneWinner() {
    givenConversation("c");
    ModelRun first = run("a", ModelRunDraft.of("c", "swe").query("q"), 0);
    ModelRun second = run("b", ModelRunDraft.of("c", "law").query("q"), 0);
    added(first, second);
    ModelRun won = first.settled(0.7, true);
    ModelRun lost = second.settled(0.6, false);
    write(
        all -> {
          all.lock(new QueryId("q"));
          all.saveSettled(Vector.of(won, lost));
        });
    assertEquals(found(won), ask(all -> all.find(first.id())));
    assertEquals(found(lost), ask(all -> all.find(second.id())));
    assertThrows(
        StorageException.class,
        () -> write(all -> all.saveSettled(Vector.of(second.settled(0.8, true)))));
    assertEquals(found(lost), ask(all -> all.find(second.id())));
  }

  @Test
  default void answersAndWinsAreCounted() {
    givenConversation("c");
    SpecialistName swe = new SpecialistName("swe");
    Discipline law = new Discipline("law");
    Discipline art = new Discipline("art");
    added(
        run("a", ModelRunDraft.of("c", "swe").domain("law").query("q1"), 0).settled(1, true),
        run("b", ModelRunDraft.of("c", "swe").domain("law").query("q2"), 0),
        run("d", ModelRunDraft.of("c", "swe").domain("art"), 0),
        run("e", ModelRunDraft.of("c", "other").domain("law"), 0));
    assertEquals(
        HashMap.of(law, new WinRecord(2, 1), art, new WinRecord(1, 0)),
        ask(all -> all.records(swe)));
    assertEquals(
        HashMap.of(law, new WinRecord(1, 1)),
        ask(all -> all.records(swe, Vector.of(law, new Discipline("x")), new QueryId("q2"))));
    assertEquals(
        HashMap.of(art, new WinRecord(1, 0)),
        ask(all -> all.records(swe, Vector.of(art), new QueryId("q1"))));
    assertEquals(HashMap.empty(), ask(all -> all.records(swe, Vector.empty(), new QueryId("q"))));
  }

  @Test
  default void runsGoWithTheirConversation() {
    givenConversation("c");
    ModelRun run = run("a", ModelRunDraft.of("c", "swe").query("q"), 0);
    added(run);
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().conversations().remove(new ConversationId("c"));
              return true;
            });
    assertEquals(Option.none(), ask(all -> all.find(run.id())));
    assertEquals(Vector.empty(), ask(all -> all.of(new QueryId("q"), 9)));
  }

  private void givenConversation(String id) {
    ConversationSamples.stored(storage(), ConversationSamples.conversation(id, 0));
  }

  private static ModelRun run(String id, ModelRunDraft draft, long second) {
    return ModelRun.recorded(new RunId(id), draft, AT.plusSeconds(second));
  }

  private static Option<SealedRun> found(ModelRun run) {
    return Option.some(new SealedRun(run, Option.none()));
  }

  private void added(ModelRun... runs) {
    write(all -> Vector.of(runs).flatMap(ModelRunsContract::found).forEach(all::add));
  }

  private Seq<ModelRun> runs(Function<ModelRuns, Seq<SealedRun>> question) {
    return ask(question).map(SealedRun::run);
  }

  private <T> T ask(Function<ModelRuns, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().modelRuns()));
  }

  private void write(Consumer<ModelRuns> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().modelRuns());
              return true;
            });
  }
}
