package dev.stoa.application.trust;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.trust.Corroboration;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Lineage;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Quarantine;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Quarantines;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Reading;
import dev.stoa.domain.trust.ReadingKey;
import dev.stoa.domain.trust.Readings;
import dev.stoa.domain.trust.SpawnReading;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TraceQuery;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import dev.stoa.domain.trust.TrustStorage;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on trust: where an item comes from, what came of it, quarantine and raising. */
public final class TrustOperations {

  /** The most derivations of a lineage in each direction. */
  private static final int MOST = 10_000;

  private final UnitOfWork unitOfWork;
  private final Origins origins;
  private final Quarantines quarantines;
  private final AppendAudit audit;
  private final RaiseTrust raise;
  private final Corroborate corroborate;
  private final InstantSource clock;
  private final Readings readings;
  private final Iterable<Supersessions> supersessions;
  private final Lazy<ReadingKey> key;
  private final IdSource ids;

  /**
   * For one workspace, with its clock and id source.
   *
   * @param supersessions what items have superseded, of each kind that does
   */
  public <S extends TrustStorage & AuditStorage> TrustOperations(
      S storage,
      InstantSource time,
      IdSource ids,
      Readings readings,
      Iterable<Supersessions> supersessions) {
    this.supersessions = supersessions;
    this.readings = readings;
    this.key = Lazy.of(() -> storage.unitOfWork().read(() -> storage.origins().readingKey()));
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.origins = storage.origins();
    this.quarantines = storage.quarantines();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.ids = ids;
    this.raise = new RaiseTrust(origins, audit);
    this.corroborate = new Corroborate(storage, clock, ids);
  }

  /** Where an item comes from, and how far it is trusted. */
  public Either<TrustRefused, Origin> origin(ItemRef item) {
    return unitOfWork.read(() -> found(item));
  }

  /** What an item came from, and what came of it, one part after the other. */
  public Either<TrustRefused, Trace> trace(TraceQuery query) {
    return unitOfWork.snapshot(
        () -> found(query.item()).map(origin -> new TracedItem(origins, origin).page(query)));
  }

  /** How much an item came from and how much came of it, with the nearest part of both. */
  public Either<TrustRefused, Lineage> lineage(ItemRef item) {
    return unitOfWork.snapshot(
        () ->
            found(item)
                .map(
                    origin ->
                        new Lineage(
                            origin,
                            origins.ancestry(item, MOST).appendAll(origins.descent(item, MOST)),
                            origins.countAncestors(item),
                            origins.countDescendants(item),
                            origins.countTrusted(item))));
  }

  /** Where items come from, each once, in the order in which they are named. */
  public Seq<Origin> origins(Iterable<ItemRef> items) {
    return unitOfWork.read(() -> named(Vector.ofAll(items)));
  }

  /** Those of these items that are withdrawn, by item. */
  public Map<ItemRef, Origin> withdrawn(Iterable<ItemRef> items) {
    return unitOfWork
        .read(() -> origins.withdrawn(Vector.ofAll(items)))
        .toMap(Origin::item, one -> one);
  }

  /**
   * Forgets who was shown an item for the first time before an instant, some at a time.
   *
   * @return how many were forgotten
   */
  public int forgetReaders(Instant before, int limit) {
    return unitOfWork.run(() -> origins.forgetReaders(before, limit));
  }

  /**
   * Withdraws items and everything that was made from them, audited: they are no longer found
   * unless asked for.
   */
  public Either<TrustRefused, Withdrawal> quarantine(Suspects suspects) {
    return unitOfWork.write(
        () ->
            withdrawn(suspects)
                .peek(done -> follow(superseding(done.quarantine().get())))
                .peek(done -> suspects.principal().forEach(corroborate::countAgain))
                .peek(done -> audit(StoaEventType.TRUST_QUARANTINED, suspects, done)));
  }

  private Map<Supersessions, Seq<String>> superseding(QuarantineId id) {
    return Vector.ofAll(supersessions)
        .toLinkedMap(one -> one, one -> quarantines.superseding(id, one.kind()));
  }

  private static void follow(Map<Supersessions, Seq<String>> superseding) {
    superseding.forEach(Supersessions::follow);
  }

  /** What a quarantine would name and change; nothing is changed. */
  public Either<TrustRefused, Withdrawal> previewQuarantine(Suspects suspects) {
    return unitOfWork
        .<Either<TrustRefused, Withdrawal>, Void>write(() -> Either.left(withdrawn(suspects)))
        .getLeft()
        .map(Withdrawal::counted);
  }

  /** Quarantines, newest first. */
  public Page<Quarantine, TimePosition<QuarantineId>> quarantines(
      PageRequest<TimePosition<QuarantineId>> page) {
    return page.page(
        unitOfWork.read(() -> quarantines.page(page.after(), page.limit())), Quarantine::position);
  }

  /**
   * Ends a quarantine, audited: what it withdrew is trusted again as far as it and all it was made
   * from are, but for what another quarantine holds.
   */
  public Either<TrustRefused, Withdrawal> restore(QuarantineId id) {
    return unitOfWork.write(
        () ->
            quarantines
                .lock(id)
                .<TrustRefused>toEither(() -> new TrustRefused.UnknownQuarantine(id))
                .filterOrElse(
                    one -> one.restoredAt().isEmpty(), one -> new TrustRefused.Restored(id))
                .map(
                    one -> {
                      Map<Supersessions, Seq<String>> superseding = superseding(id);
                      Withdrawal done = quarantines.restore(one.restored(clock.instant()));
                      follow(superseding);
                      one.suspects().principal().forEach(corroborate::countAgain);
                      audit(StoaEventType.TRUST_RESTORED, one.suspects(), done);
                      return done;
                    }));
  }

  /**
   * Trusts an item as a person's word, audited; the caller must be a person: {@link WrittenBy#of}
   * names one, and an application that names no caller is an agent.
   */
  public Either<TrustRefused, Origin> affirm(ItemRef item) {
    Principal writer = WrittenBy.affirming();
    return writer.origin() == OriginClass.PERSON
        ? raise(item, new Raised(Trust.PERSON, "person " + Principal.idOf(writer.name())))
        : Either.left(new TrustRefused.NotAPerson(writer.name()));
  }

  /**
   * Trusts an item as an agent's word, audited, because a concluded debate affirms it: a consensus
   * was reached by agents that do not all count as one, and its answer affirms the item.
   */
  public Either<TrustRefused, Origin> affirm(ItemRef item, String debate) {
    return unitOfWork.write(
        () ->
            origins
                .verdict(debate)
                .filter(verdict -> verdict.affirms(item))
                .filter(
                    verdict ->
                        origins.families(verdict.voters()).values().toSet().size()
                            >= Corroboration.ENOUGH)
                .<TrustRefused>toEither(() -> new TrustRefused.NotAffirmed(item, debate))
                .flatMap(verdict -> raised(item, new Raised(Trust.AGENT, "debate " + debate))));
  }

  /**
   * Records that the caller affirms an item from its own sources, those that {@link WrittenBy#from}
   * names; two that are independent of the item and of each other raise it to the trust of the
   * lesser, audited.
   */
  public Either<TrustRefused, Origin> corroborate(ItemRef item) {
    Principal writer = WrittenBy.writerOr(Principal.LOCAL);
    return unitOfWork.write(() -> found(item).flatMap(one -> corroborate.corroborate(one, writer)));
  }

  /**
   * The token of what the caller has read, by which it can name all of it for a day. Where readings
   * are recorded, so is who was shown each item; where they are required, also the least trust of
   * it for the agent's open spawn.
   */
  public String reading(Iterable<ItemRef> items) {
    Principal reader = WrittenBy.writerOr(Principal.LOCAL);
    Reading reading = new Reading(clock.instant(), Vector.ofAll(items));
    if (readings != Readings.OPTIONAL && reading.items().nonEmpty()) {
      unitOfWork.run(() -> record(reader, reading));
    }
    return key.get().sign(reader.name(), reading);
  }

  private boolean record(Principal reader, Reading reading) {
    origins.addReaders(
        reading.items().map(item -> new ItemReader(item, reader.name(), reading.at())));
    return readings == Readings.RECORDED || remember(reader, reading.items());
  }

  private boolean remember(Principal reader, Seq<ItemRef> items) {
    Trust read = named(items).map(Origin::trust).reduce(Trust::least);
    origins
        .lastSpawn(reader.name())
        .filter(spawn -> spawn.lowest().forAll(before -> read.compareTo(before) < 0))
        .forEach(spawn -> origins.noteRead(spawn.spawn(), read));
    return true;
  }

  /** Also made from what the caller has read, by the token of the reading. */
  public Either<TrustRefused, Provenance> inheriting(Provenance stated, String reading) {
    return key.get()
        .open(WrittenBy.writerOr(Principal.LOCAL).name(), reading, clock.instant())
        .map(read -> stated.and(read.items()));
  }

  /**
   * What is written without the token of a reading: where readings are required, it is trusted no
   * more than what the agent has read in its open spawn.
   */
  public Provenance withoutReading(Provenance stated) {
    return readings == Readings.REQUIRED
        ? unitOfWork
            .read(() -> origins.lastSpawn(WrittenBy.writerOr(Principal.LOCAL).name()))
            .flatMap(SpawnReading::lowest)
            .map(lowest -> lowered(stated, lowest))
            .getOrElse(stated)
        : stated;
  }

  private static Provenance lowered(Provenance stated, Trust lowest) {
    OriginClass own = WrittenBy.writerOr(Principal.LOCAL).origin();
    return lowest.isAtLeast(Trust.of(own)) ? stated : stated.atMost(lowest);
  }

  private Either<TrustRefused, Origin> raise(ItemRef item, Raised by) {
    return unitOfWork.write(() -> raised(item, by));
  }

  /** What is trusted as far already stays as it is. */
  private Either<TrustRefused, Origin> raised(ItemRef item, Raised by) {
    return found(item)
        .filterOrElse(
            one -> one.trust() != Trust.QUARANTINED, one -> new TrustRefused.Withdrawn(item))
        .map(one -> one.trust().isAtLeast(by.to()) ? one : raise.raise(one, by));
  }

  private Either<TrustRefused, Origin> found(ItemRef item) {
    return origins
        .find(Vector.of(item))
        .headOption()
        .orElse(() -> origins.known(Vector.of(item)).headOption().map(Origin::unknown))
        .toEither(() -> new TrustRefused.Unknown(item));
  }

  /** An item of unknown origin that is named has one from here on. */
  private Either<TrustRefused, Withdrawal> withdrawn(Suspects suspects) {
    return Either.sequenceRight(suspects.root().map(this::found))
        .map(
            root -> {
              origins.add(root);
              return quarantines.withdraw(
                  Quarantine.of(new QuarantineId(ids.next()), suspects, clock.instant()));
            });
  }

  private void audit(StoaEventType type, Suspects suspects, Withdrawal done) {
    audit.record(
        AuditEvent.of(
            type,
            AuditMembers.of("quarantine_id", done.quarantine().get().value())
                .id("root_id", suspects.root().map(ItemRef::text))
                .id("principal_id", suspects.principal().map(Principal::idOf))
                .number("named", done.named())
                .number("items", done.items())));
  }

  /** Each once, in the order in which they are named. */
  private Seq<Origin> named(Seq<ItemRef> items) {
    Seq<ItemRef> once = items.distinct();
    return once.flatMap(origins.all(once)::get);
  }
}
