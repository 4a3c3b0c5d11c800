package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.position;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.DSL.with;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.MessageWords;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.Table;

/** The statements of the index of keywords. */
final class KeywordSql {

  /** What a search has: how many words, whole or beginnings, of one conversation or of all. */
  record Form(int words, boolean beginnings, boolean conversation) {}

  static final ListParam<String> WORDS = Params.list("words", KEYWORD_INDEX.KEYWORD);
  static final Param<Long> BEFORE = Params.named("before", KEYWORD_INDEX.MESSAGE_ROW);

  // Between which the words are that begin as the first one of a query.
  static final Param<String> FIRST = Params.named("first", KEYWORD_INDEX.KEYWORD);
  static final Param<String> LAST = Params.named("last", KEYWORD_INDEX.KEYWORD);

  // Kept, because statements know their parameters by identity.
  static final List<Param<String>> PART =
      ofEachWord(i -> Params.named("part" + i, CONVERSATION_MESSAGES.KEYWORDS));
  static final List<ListParam<String>> ANY =
      ofEachWord(i -> Params.list("any" + i, KEYWORD_INDEX.KEYWORD));

  private static final Field<String> WORD = field(name("words", "word"), String.class);
  private static final Condition OF_USER =
      KEYWORD_INDEX.USER_ID.eq(Params.of(KEYWORD_INDEX.USER_ID));
  private static final Condition OF_MESSAGE =
      CONVERSATION_MESSAGES.MESSAGE_ID.eq(Params.of(CONVERSATION_MESSAGES.MESSAGE_ID));
  private static final Map<Form, Statement> SEARCHES = new ConcurrentHashMap<>();

  static final Statement INSERT = Statement.of(KeywordSql::insert);
  static final Statement DELETE =
      Statement.of(
          () ->
              deleteFrom(KEYWORD_INDEX)
                  .where(OF_USER)
                  .and(WORDS.contains(KEYWORD_INDEX.KEYWORD))
                  .and(KEYWORD_INDEX.MESSAGE_ROW.eq(Params.of(KEYWORD_INDEX.MESSAGE_ROW))));

  private KeywordSql() {}

  static Statement search(Form form) {
    return SEARCHES.computeIfAbsent(form, wanted -> Statement.of(dialect -> find(wanted, dialect)));
  }

  private static Query insert(Dialect dialect) {
    return insertInto(KEYWORD_INDEX)
        .columns(KEYWORD_INDEX.USER_ID, KEYWORD_INDEX.KEYWORD, KEYWORD_INDEX.MESSAGE_ROW)
        .select(
            select(Params.of(KEYWORD_INDEX.USER_ID), WORDS.value(), CONVERSATION_MESSAGES.ROW_ID)
                .from(CONVERSATION_MESSAGES)
                .crossJoin(dialect.listed(WORDS))
                .where(OF_MESSAGE))
        .onConflictDoNothing();
  }

  /**
   * Of each stored word that matches, only the newest messages are looked at: however many have it,
   * a page needs no more. Only the messages of the page are read whole.
   */
  private static Query find(Form form, Dialect dialect) {
    Field<Long> position = field(name("found", "position"), Long.class);
    Field<Long> newest = field(name("newest", "value"), Long.class);
    Condition matches = form.beginnings() ? WORD.le(LAST) : noCondition();
    Table<Record1<Long>> found =
        selectDistinct(newest.as("position"))
            .from(form.beginnings() ? table(name("words")) : dialect.listed(ANY.get(0)))
            .crossJoin(
                dialect.lateral(
                    select(KEYWORD_INDEX.MESSAGE_ROW.as("message_row"))
                        .from(KEYWORD_INDEX)
                        .where(OF_USER)
                        .and(
                            KEYWORD_INDEX.KEYWORD.eq(form.beginnings() ? WORD : ANY.get(0).value()))
                        .and(KEYWORD_INDEX.MESSAGE_ROW.lt(BEFORE))
                        .and(others(form))
                        .orderBy(KEYWORD_INDEX.MESSAGE_ROW.desc())
                        .limit(Rows.LIMIT)))
            .where(matches)
            .orderBy(field(name("position")).desc())
            .limit(Rows.LIMIT)
            .asTable("found");
    return (form.beginnings() ? withRecursive(words()) : with())
        .select(MessageRows.STORED.columns())
        .select(CONVERSATION_MESSAGES.ROW_ID)
        .from(found)
        .join(CONVERSATION_MESSAGES)
        .on(CONVERSATION_MESSAGES.ROW_ID.eq(position))
        .orderBy(position.desc());
  }

  /** The stored words from the first one on, each once, and one after the last. */
  private static CommonTableExpression<Record1<String>> words() {
    return name("words")
        .fields("word")
        .as(
            select(field(least(KEYWORD_INDEX.KEYWORD.ge(FIRST))))
                .unionAll(
                    select(field(least(KEYWORD_INDEX.KEYWORD.gt(WORD))))
                        .from(table(name("words")))
                        .where(WORD.le(LAST))));
  }

  private static Select<Record1<String>> least(Condition wanted) {
    return select(min(KEYWORD_INDEX.KEYWORD)).from(KEYWORD_INDEX).where(OF_USER).and(wanted);
  }

  /** Whole words are looked up as the first one is, beginnings in what the message has. */
  private static Condition others(Form form) {
    Condition inIndex = noCondition();
    Condition inMessage = noCondition();
    for (int i = 1; i < form.words(); i++) {
      if (form.beginnings()) {
        inMessage =
            inMessage.and(position(CONVERSATION_MESSAGES.KEYWORDS, PART.get(i)).gt(inline(0)));
      } else {
        inIndex = inIndex.and(has(i));
      }
    }
    if (form.conversation()) {
      inMessage =
          inMessage.and(
              CONVERSATION_MESSAGES.CONVERSATION_ID.eq(
                  Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID)));
    }
    return form.conversation() || form.beginnings() && form.words() > 1
        ? inIndex.andExists(
            selectOne()
                .from(CONVERSATION_MESSAGES)
                .where(CONVERSATION_MESSAGES.ROW_ID.eq(KEYWORD_INDEX.MESSAGE_ROW))
                .and(inMessage))
        : inIndex;
  }

  private static Condition has(int word) {
    dev.stoa.schema.generated.tables.KeywordIndex other = KEYWORD_INDEX.as("other" + word);
    return exists(
        selectOne()
            .from(other)
            .where(other.USER_ID.eq(KEYWORD_INDEX.USER_ID))
            .and(ANY.get(word).contains(other.KEYWORD))
            .and(other.MESSAGE_ROW.eq(KEYWORD_INDEX.MESSAGE_ROW)));
  }

  private static <T> List<T> ofEachWord(IntFunction<T> made) {
    return IntStream.range(0, MessageWords.MAX_QUERY_WORDS).mapToObj(made).toList();
  }
}
