package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.ListParam;
import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.domain.conversation.MessageWords;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Table;

/** The statements of the index of keywords. */
final class KeywordSql {

  /** What a search has: how many words, whole or beginnings, of one conversation or of all. */
  record Form(int words, boolean beginnings, boolean conversation) {}

  static final ListParam<String> WORDS = Params.list("words", KEYWORD_INDEX.KEYWORD);
  static final Param<Long> BEFORE = Params.named("before", KEYWORD_INDEX.MESSAGE_ROW);
  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);

  // Kept, because statements know their parameters by identity.
  static final List<Param<String>> FROM = named("from");
  static final List<Param<String>> TO = named("to");
  static final List<ListParam<String>> ANY =
      IntStream.range(0, MessageWords.MAX_QUERY_WORDS)
          .mapToObj(i -> Params.list("any" + i, KEYWORD_INDEX.KEYWORD))
          .toList();

  private static final Condition OF_MESSAGE =
      CONVERSATION_MESSAGES.MESSAGE_ID.eq(Params.of(CONVERSATION_MESSAGES.MESSAGE_ID));
  private static final Map<Form, Statement> SEARCHES = new ConcurrentHashMap<>();

  static final Statement INSERT = Statement.of(KeywordSql::insert);
  static final Statement DELETE =
      Statement.of(
          () ->
              deleteFrom(KEYWORD_INDEX)
                  .where(
                      KEYWORD_INDEX.MESSAGE_ROW.eq(
                          select(CONVERSATION_MESSAGES.ROW_ID)
                              .from(CONVERSATION_MESSAGES)
                              .where(OF_MESSAGE))));

  private KeywordSql() {}

  static Statement search(Form form) {
    return SEARCHES.computeIfAbsent(form, wanted -> Statement.of(() -> find(wanted)));
  }

  private static Query insert(Dialect dialect) {
    return insertInto(KEYWORD_INDEX)
        .columns(KEYWORD_INDEX.MESSAGE_ROW, KEYWORD_INDEX.KEYWORD, KEYWORD_INDEX.USER_ID)
        .select(
            select(CONVERSATION_MESSAGES.ROW_ID, WORDS.value(), Params.of(KEYWORD_INDEX.USER_ID))
                .from(CONVERSATION_MESSAGES)
                .crossJoin(WORDS.table(dialect))
                .where(OF_MESSAGE))
        .onConflictDoNothing();
  }

  /** Only the messages of the page are read: those that match are found in the index alone. */
  private static Query find(Form form) {
    Field<Long> position = field(name("found", "position"), Long.class);
    Condition wanted =
        KEYWORD_INDEX
            .USER_ID
            .eq(Params.of(KEYWORD_INDEX.USER_ID))
            .and(matches(form, 0, KEYWORD_INDEX.KEYWORD))
            .and(KEYWORD_INDEX.MESSAGE_ROW.lt(BEFORE));
    for (int i = 1; i < form.words(); i++) {
      dev.stoa.schema.generated.tables.KeywordIndex other = KEYWORD_INDEX.as("other" + i);
      wanted =
          wanted.andExists(
              selectOne()
                  .from(other)
                  .where(other.MESSAGE_ROW.eq(KEYWORD_INDEX.MESSAGE_ROW))
                  .and(matches(form, i, other.KEYWORD)));
    }
    if (form.conversation()) {
      wanted =
          wanted.andExists(
              selectOne()
                  .from(CONVERSATION_MESSAGES)
                  .where(CONVERSATION_MESSAGES.ROW_ID.eq(KEYWORD_INDEX.MESSAGE_ROW))
                  .and(
                      CONVERSATION_MESSAGES.CONVERSATION_ID.eq(
                          Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID))));
    }
    Table<Record1<Long>> found =
        selectDistinct(KEYWORD_INDEX.MESSAGE_ROW.as("position"))
            .from(KEYWORD_INDEX)
            .where(wanted)
            .orderBy(field(name("position")).desc())
            .limit(LIMIT)
            .asTable("found");
    return select(MessageRows.COLUMNS)
        .select(CONVERSATION_MESSAGES.ROW_ID)
        .from(found)
        .join(CONVERSATION_MESSAGES)
        .on(CONVERSATION_MESSAGES.ROW_ID.eq(position))
        .orderBy(position.desc());
  }

  private static Condition matches(Form form, int word, Field<String> keyword) {
    return form.beginnings()
        ? keyword.between(FROM.get(word), TO.get(word))
        : ANY.get(word).contains(keyword);
  }

  private static List<Param<String>> named(String what) {
    return IntStream.range(0, MessageWords.MAX_QUERY_WORDS)
        .mapToObj(i -> Params.named(what + i, KEYWORD_INDEX.KEYWORD))
        .toList();
  }
}
