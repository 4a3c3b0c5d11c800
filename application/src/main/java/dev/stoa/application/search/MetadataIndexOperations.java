package dev.stoa.application.search;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.MetadataIndexes;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.SearchStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.InstantSource;

/** Operations on the indexes that a workspace declares on members of metadata. */
public final class MetadataIndexOperations {

  private final UnitOfWork unitOfWork;
  private final MetadataIndexes indexes;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends SearchStorage & AuditStorage> MetadataIndexOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.indexes = storage.metadataIndexes();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /**
   * Declares an index on a member of the metadata of a kind and makes it, audited; what is declared
   * already stays as it is.
   *
   * <p>Others cannot write things of the kind while it is made.
   */
  public Either<SearchRefused, MetadataIndex> declare(MetadataKind kind, String key) {
    MetadataIndex wanted = new MetadataIndex(kind, key, clock.instant());
    return unitOfWork.write(
        () -> {
          Seq<MetadataIndex> known = indexes.all();
          for (MetadataIndex declared : known.find(one -> one.isOf(kind, key))) {
            return Either.right(declared);
          }
          if (known.count(one -> one.kind() == kind) >= MetadataIndex.MOST_OF_A_KIND) {
            return Either.left(new SearchRefused.TooManyIndexes(kind));
          }
          if (!indexes.add(wanted)) {
            return Either.right(indexes.all().find(one -> one.isOf(kind, key)).getOrElse(wanted));
          }
          audit.record(event(StoaEventType.SEARCH_INDEX_DECLARED, kind, key));
          return Either.right(wanted);
        });
  }

  /** Removes an index, audited; what it was on stays. */
  public Either<SearchRefused, MetadataIndex> drop(MetadataKind kind, String key) {
    return unitOfWork.write(
        () ->
            indexes
                .all()
                .find(one -> one.isOf(kind, key))
                .filter(one -> indexes.drop(kind, key))
                .peek(one -> audit.record(event(StoaEventType.SEARCH_INDEX_DROPPED, kind, key)))
                .toEither(() -> new SearchRefused.NoIndex(kind, key)));
  }

  /** All that are declared, by kind and key. */
  public Seq<MetadataIndex> list() {
    return unitOfWork.read(indexes::all);
  }

  /** Those that are declared but not in the database. */
  public Seq<MetadataIndex> missing() {
    return unitOfWork.read(indexes::missing);
  }

  /** Makes those that are missing, and says which. */
  public Seq<MetadataIndex> rebuild() {
    return unitOfWork.run(
        () -> {
          Seq<MetadataIndex> missing = indexes.missing();
          missing.forEach(indexes::rebuild);
          return missing;
        });
  }

  private static AuditEvent event(StoaEventType type, MetadataKind kind, String key) {
    return AuditEvent.of(type, AuditMembers.of("member_id", key).label("kind", kind));
  }
}
