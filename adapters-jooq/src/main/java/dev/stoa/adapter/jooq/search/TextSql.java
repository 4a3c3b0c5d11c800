package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.Tables.KNOWLEDGE_TEXTS;
import static dev.stoa.schema.generated.Tables.MEMORY_TEXTS;
import static dev.stoa.schema.generated.Tables.NOTE_TEXTS;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.search.SearchSource;
import java.util.Collections;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** The statements on the texts of one source, rendered once for an engine. */
final class TextSql {

  /** How many are asked for at once; fewer are filled up with one of them. */
  static final int SOME = 32;

  final RenderedSql put;
  final RenderedSql remove;
  final RenderedSql after;
  final RenderedSql some;
  final RenderedSql folded;
  final RenderedSql refold;

  TextSql(SQLDialect dialect, SearchSource source) {
    Table<?> texts = table(source);
    Field<String> id = texts.field("id", String.class);
    Field<String> owner = texts.field("owner", String.class);
    Field<String> text = texts.field("text", String.class);
    Field<String> words = texts.field("words", String.class);
    this.put =
        RenderedSql.of(
            dialect,
            DSL.insertInto(texts)
                .columns(id, owner, text, words)
                .values(
                    param("id", id), param("owner", owner), param("text", text), param("w", words))
                .onConflict(id)
                .doUpdate()
                .set(owner, excluded(owner))
                .set(text, excluded(text))
                .set(words, excluded(words))
                .where(
                    owner
                        .ne(excluded(owner))
                        .or(text.ne(excluded(text)))
                        .or(words.ne(excluded(words)))));
    this.remove = RenderedSql.of(dialect, DSL.deleteFrom(texts).where(id.eq(param("id", id))));
    this.after =
        RenderedSql.of(
            dialect,
            DSL.select(id, owner, text)
                .from(texts)
                .where(id.gt(param("after", id)))
                .orderBy(id)
                .limit(param("limit", Integer.class)));
    this.some =
        RenderedSql.of(
            dialect,
            DSL.select(id, owner, text)
                .from(texts)
                .where(id.in(Collections.nCopies(SOME, param("id", id)))));
    this.folded =
        RenderedSql.of(
            dialect,
            DSL.select(id, text, words)
                .from(texts)
                .where(id.gt(param("after", id)))
                .orderBy(id)
                .limit(param("limit", Integer.class)));
    this.refold =
        RenderedSql.of(
            dialect, DSL.update(texts).set(words, param("w", words)).where(id.eq(param("id", id))));
  }

  static Table<?> table(SearchSource source) {
    return switch (source) {
      case MEMORY -> MEMORY_TEXTS;
      case NOTE -> NOTE_TEXTS;
      case KNOWLEDGE -> KNOWLEDGE_TEXTS;
    };
  }
}
