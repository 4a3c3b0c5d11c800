package dev.stoa.testkit.specialist;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunPosition;
import dev.stoa.domain.specialist.SealedRun;
import dev.stoa.domain.specialist.WinRecord;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Predicate;

/** Runs in a map. */
final class InMemoryModelRuns implements ModelRuns {

  private final Cell<Map<RunId, SealedRun>> runs;
  private final Predicate<ConversationId> conversations;

  InMemoryModelRuns(InMemoryUnitOfWork unit, Predicate<ConversationId> conversations) {
    this.runs = unit.cell(LinkedHashMap.empty());
    this.conversations = conversations;
  }

  @Override
  public void lock(QueryId query) {
    runs.requireWriting();
  }

  @Override
  public boolean hasConversation(ConversationId conversation) {
    return conversations.test(conversation);
  }

  @Override
  public void add(SealedRun sealed) {
    runs.requireWriting();
    ModelRun run = sealed.run();
    if (find(run.id()).isDefined() || !hasConversation(run.draft().conversationId())) {
      throw new StorageException("run " + run.id() + " exists, or its conversation does not");
    }
    put(sealed);
  }

  @Override
  public void replaceResponses(Seq<SealedRun> replaced) {
    runs.requireWriting();
    replaced.forEach(
        one ->
            find(one.run().id())
                .map(stored -> new SealedRun(stored.run(), one.response()))
                .forEach(this::put));
  }

  @Override
  public Seq<SealedRun> responded(Option<RunId> after, int limit) {
    return stored()
        .filter(one -> one.response().isDefined())
        .sorted(Comparator.comparing(one -> one.run().id().value(), CodePointOrder::compare))
        .filter(
            one ->
                after.forAll(id -> CodePointOrder.compare(one.run().id().value(), id.value()) > 0))
        .take(limit);
  }

  @Override
  public void saveSettled(Seq<ModelRun> settled) {
    runs.requireWriting();
    settled.forEach(
        one ->
            find(one.id())
                .map(
                    stored ->
                        new SealedRun(
                            new ModelRun(
                                stored.run().id(),
                                stored.run().draft(),
                                one.welfare(),
                                one.isWinner(),
                                stored.run().createdAt()),
                            stored.response()))
                .forEach(this::put));
  }

  private void put(SealedRun sealed) {
    ModelRun run = sealed.run();
    Option<QueryId> query = run.draft().queryId();
    if (run.isWinner()
        && query.isDefined()
        && all()
            .exists(
                one ->
                    one.isWinner()
                        && one.draft().queryId().equals(query)
                        && !one.id().equals(run.id()))) {
      throw new StorageException("query " + query.get() + " has a winner");
    }
    runs.update(all -> all.put(run.id(), sealed));
  }

  @Override
  public Option<SealedRun> find(RunId id) {
    return runs.get().get(id).filter(one -> hasConversation(one.run().draft().conversationId()));
  }

  @Override
  public Seq<SealedRun> of(QueryId query, int limit) {
    return newest(one -> one.draft().queryId().contains(query), Option.none(), limit);
  }

  @Override
  public Seq<SealedRun> of(ConversationId conversation, Option<RunPosition> after, int limit) {
    return newest(one -> one.draft().conversationId().equals(conversation), after, limit);
  }

  @Override
  public Seq<SealedRun> of(SpecialistName specialist, Option<RunPosition> after, int limit) {
    return newest(one -> one.draft().specialist().equals(specialist), after, limit);
  }

  private Seq<SealedRun> newest(Predicate<ModelRun> wanted, Option<RunPosition> after, int limit) {
    return stored()
        .filter(one -> wanted.test(one.run()))
        .filter(one -> after.forAll(last -> one.run().position().compareTo(last) > 0))
        .sortBy(one -> one.run().position())
        .take(limit);
  }

  @Override
  public Map<Discipline, WinRecord> records(
      SpecialistName specialist, Seq<Discipline> fields, QueryId leftOut) {
    return records(
        all()
            .filter(one -> one.draft().specialist().equals(specialist))
            .filter(one -> fields.contains(one.draft().domain()))
            .filter(one -> !one.draft().queryId().contains(leftOut)));
  }

  @Override
  public Map<Discipline, WinRecord> records(SpecialistName specialist) {
    return records(all().filter(one -> one.draft().specialist().equals(specialist)));
  }

  private static Map<Discipline, WinRecord> records(Vector<ModelRun> runs) {
    return runs.filter(ModelRun::isAnswer)
        .groupBy(one -> one.draft().domain())
        .mapValues(same -> new WinRecord(same.size(), same.count(ModelRun::isWinner)));
  }

  private Vector<ModelRun> all() {
    return stored().map(SealedRun::run);
  }

  private Vector<SealedRun> stored() {
    return runs.get()
        .values()
        .toVector()
        .filter(one -> hasConversation(one.run().draft().conversationId()));
  }
}
