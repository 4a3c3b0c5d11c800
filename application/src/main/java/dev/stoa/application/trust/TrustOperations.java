package dev.stoa.application.trust;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Reading;
import dev.stoa.domain.trust.ReadingKey;
import dev.stoa.domain.trust.Readings;
import dev.stoa.domain.trust.SpawnReading;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import dev.stoa.domain.trust.TrustStorage;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on trust: where an item comes from, what came of it, quarantine and raising. */
public final class TrustOperations {

  /** The most derivations of a trace in each direction. */
  private static final int MOST = 10_000;

  private final UnitOfWork unitOfWork;
  private final Origins origins;
  private final Retrust retrust;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final Readings readings;
  private final Lazy<ReadingKey> key;

  /** For one workspace, with its clock and id source. */
  public <S extends TrustStorage & AuditStorage> TrustOperations(
      S storage, InstantSource time, IdSource ids, Readings readings) {
    this.readings = readings;
    this.key = Lazy.of(() -> storage.unitOfWork().read(() -> storage.origins().readingKey()));
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.origins = storage.origins();
    this.retrust = new Retrust(origins);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /** Where an item comes from, and how far it is trusted. */
  public Either<TrustRefused, Origin> origin(ItemRef item) {
    return unitOfWork.read(() -> found(item));
  }

  /** What an item came from, and what came of it. */
  public Either<TrustRefused, Trace> trace(ItemRef item) {
    return unitOfWork.snapshot(() -> found(item).map(this::traced));
  }

  /**
   * Withdraws items and everything that was made from them, audited: they are no longer found
   * unless asked for. Repeating it withdraws what was written since.
   */
  public Either<TrustRefused, Withdrawal> quarantine(Suspects suspects) {
    return unitOfWork.write(
        () ->
            recorded(suspects)
                .map(
                    named -> {
                      long items = origins.quarantine(suspects, clock.instant());
                      return withdrawn(StoaEventType.TRUST_QUARANTINED, suspects, named, items);
                    }));
  }

  /**
   * Brings items back, audited: each is trusted again as far as it and all it was made from are.
   */
  public Either<TrustRefused, Withdrawal> restore(Suspects suspects) {
    return unitOfWork.write(
        () ->
            recorded(suspects)
                .map(named -> named.filter(one -> one.quarantinedAt().isDefined()))
                .map(
                    named -> {
                      origins.save(named.map(one -> one.quarantined(Option.none())));
                      long items = retrust.below(named.map(Origin::item));
                      return withdrawn(StoaEventType.TRUST_RESTORED, suspects, named, items);
                    }));
  }

  /** Trusts an item as a person's word, audited; the caller must be a person or an operator. */
  public Either<TrustRefused, Origin> affirm(ItemRef item) {
    Principal writer = WrittenBy.writerOr(Principal.person(Principal.LOCAL.name()));
    return writer.origin() == OriginClass.PERSON
        ? raise(item, new Raised(Trust.PERSON, "person " + Principal.idOf(writer.name())))
        : Either.left(new TrustRefused.NotAPerson(writer.name()));
  }

  /**
   * The token of what the caller has read, by which it can name all of it for a day. Where readings
   * are required, the least trust of it is remembered for the agent's open spawn.
   */
  public String reading(Iterable<ItemRef> items) {
    Principal reader = WrittenBy.writerOr(Principal.LOCAL);
    Reading reading = new Reading(clock.instant(), Vector.ofAll(items));
    if (readings == Readings.REQUIRED && reading.items().nonEmpty()) {
      unitOfWork.run(() -> remember(reader, reading.items()));
    }
    return key.get().sign(reader.name(), reading);
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
    return unitOfWork.write(
        () ->
            found(item)
                .filterOrElse(
                    one -> one.trust() != Trust.QUARANTINED,
                    one -> new TrustRefused.Withdrawn(item))
                .map(
                    one -> {
                      origins.add(Vector.of(one));
                      origins.save(Vector.of(one.raised(by)));
                      retrust.below(Vector.of(item));
                      audit.record(
                          AuditEvent.of(
                              StoaEventType.TRUST_RAISED,
                              AuditMembers.of("item_id", item.text()).label("trust", by.to())));
                      return origins.find(Vector.of(item)).head();
                    }));
  }

  private Either<TrustRefused, Origin> found(ItemRef item) {
    return origins
        .find(Vector.of(item))
        .headOption()
        .orElse(() -> origins.known(Vector.of(item)).headOption().map(Origin::unknown))
        .toEither(() -> new TrustRefused.Unknown(item));
  }

  /** What is meant; an item of unknown origin has one from here on. */
  private Either<TrustRefused, Seq<Origin>> recorded(Suspects suspects) {
    return suspects
        .root()
        .map(
            root ->
                found(root).peek(one -> origins.add(Vector.of(one))).<Seq<Origin>>map(Vector::of))
        .getOrElse(() -> Either.right(origins.suspected(suspects)));
  }

  private Withdrawal withdrawn(
      StoaEventType type, Suspects suspects, Seq<Origin> named, long items) {
    audit.record(
        AuditEvent.of(
            type,
            AuditMembers.NONE
                .id("root_id", suspects.root().map(ItemRef::text))
                .id("principal_id", suspects.principal().map(Principal::idOf))
                .number("named", named.size())
                .number("items", items)));
    return new Withdrawal(named.size(), items);
  }

  private Trace traced(Origin origin) {
    Seq<Derivation> up = origins.ancestry(origin.item(), MOST + 1);
    Seq<Derivation> down = origins.descent(origin.item(), MOST + 1);
    Seq<Origin> ancestors = named(up.take(MOST).map(Derivation::parent));
    Seq<Origin> descendants = named(down.take(MOST).map(Derivation::child));
    return new Trace(
        origin,
        ancestors,
        descendants,
        up.take(MOST).appendAll(down.take(MOST)),
        descendants.map(Origin::principal).distinct().sorted(),
        origins.namedInDebates(descendants.map(Origin::item).prepend(origin.item())),
        up.size() <= MOST && down.size() <= MOST);
  }

  /** Each once, in the order in which they are named. */
  private Seq<Origin> named(Seq<ItemRef> items) {
    Seq<ItemRef> once = items.distinct();
    Map<ItemRef, Origin> known = origins.find(once).toMap(Origin::item, one -> one);
    return once.map(item -> known.getOrElse(item, Origin.unknown(item)));
  }
}
