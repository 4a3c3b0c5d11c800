package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MetadataIndexes.METADATA_INDEXES;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.dropIndexIfExists;
import static org.jooq.impl.DSL.name;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.IndexedMember;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.MetadataIndexes;
import dev.stoa.domain.search.MetadataKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import org.jooq.Query;

/** The declarations in the table {@code metadata_indexes}, and the indexes of the database. */
public final class JooqMetadataIndexes implements MetadataIndexes {

  static final Rows<MetadataIndex> DECLARED =
      Rows.of(METADATA_INDEXES, JooqMetadataIndexes::index)
          .key(METADATA_INDEXES.KIND, index -> index.kind().label())
          .key(METADATA_INDEXES.MEMBER, MetadataIndex::key)
          .set(METADATA_INDEXES.CREATED_AT, MetadataIndex::createdAt);

  private static final Pages<MetadataIndex, MetadataIndex> IN_ORDER =
      DECLARED.pages(
          Order.ascending(
              METADATA_INDEXES.KIND,
              index -> index.kind().label(),
              METADATA_INDEXES.MEMBER,
              MetadataIndex::key));
  private static final Statement REMOVE =
      Statement.of(
          () ->
              deleteFrom(METADATA_INDEXES)
                  .where(METADATA_INDEXES.KIND.eq(Params.of(METADATA_INDEXES.KIND)))
                  .and(METADATA_INDEXES.MEMBER.eq(Params.of(METADATA_INDEXES.MEMBER))));
  private static final Statement NAMES =
      Statement.of((Dialect dialect) -> dialect.json().indexNames());

  private final JooqSession session;

  public JooqMetadataIndexes(JooqSession session) {
    this.session = session;
  }

  @Override
  public boolean add(MetadataIndex index) {
    boolean isNew = DECLARED.addNew(session, Vector.of(index))[0] > 0;
    if (isNew) {
      rebuild(index);
    }
    return isNew;
  }

  @Override
  public boolean drop(MetadataKind kind, String key) {
    boolean declared =
        session.change(
                REMOVE,
                binds ->
                    binds
                        .set(METADATA_INDEXES.KIND, kind.label())
                        .set(METADATA_INDEXES.MEMBER, key))
            > 0;
    if (declared) {
      made(kind, key)
          .forEach(
              one -> session.change(once(dropIndexIfExists(name(one.name()))), Binder.NOTHING));
    }
    return declared;
  }

  @Override
  public Seq<MetadataIndex> all() {
    return IN_ORDER.list(session, Filters.NONE);
  }

  @Override
  public Seq<MetadataIndex> missing() {
    Seq<MetadataIndex> declared = all();
    if (declared.isEmpty()) {
      return declared;
    }
    Set<String> there =
        session.list(NAMES, Binder.NOTHING, row -> row.get(IndexedMember.NAME)).toSet();
    return declared.filter(
        one -> made(one.kind(), one.key()).exists(made -> !there.contains(made.name())));
  }

  @Override
  public void rebuild(MetadataIndex missing) {
    made(missing.kind(), missing.key())
        .forEach(one -> session.change(once(one.create()), Binder.NOTHING));
  }

  private Seq<IndexedMember.Made> made(MetadataKind kind, String key) {
    return Vector.ofAll(
        session.dialect().json().indexes(MetadataColumn.of(kind).member(kind, key)));
  }

  private static Statement once(Query query) {
    return Statement.of(() -> query);
  }

  private static MetadataIndex index(Row row) throws SQLException {
    return new MetadataIndex(
        Labelled.of(MetadataKind.class, "kind", row.get(METADATA_INDEXES.KIND)),
        row.get(METADATA_INDEXES.MEMBER),
        row.get(METADATA_INDEXES.CREATED_AT));
  }
}
