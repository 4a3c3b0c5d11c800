package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.KeywordLookup;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Keywords in the table {@code keyword_index}. */
public final class JooqKeywordIndex implements KeywordIndex {

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  static final Rows<MessageKeywords> LINES =
      Rows.<MessageKeywords>of(CONVERSATION_MESSAGES)
          .key(CONVERSATION_MESSAGES.MESSAGE_ID, one -> one.message().value())
          .changing()
          .derived(CONVERSATION_MESSAGES.KEYWORDS, one -> KeywordLines.of(one.words()));

  private final JooqSession session;
  private final KeywordRows rows;

  public JooqKeywordIndex(JooqSession session) {
    this.session = session;
    this.rows = new KeywordRows(session);
  }

  @Override
  public void replace(UserId user, Seq<MessageKeywords> messages) {
    rows.removeOf(messages.map(MessageKeywords::message));
    LINES.save(session, messages);
    rows.add(user, messages);
  }

  @Override
  public Seq<StoredMessage> containing(KeywordLookup lookup, Option<Long> before, int limit) {
    // The longest is looked up, for the fewest messages have it; the others are compared.
    Seq<Seq<String>> words = lookup.words().sortBy(forms -> -forms.head().length());
    return session.list(
        KeywordSql.search(
            new KeywordSql.Form(
                words.size(), lookup.beginnings(), lookup.conversation().isDefined())),
        binds -> {
          binds
              .set(KEYWORD_INDEX.USER_ID, lookup.user().value())
              .set(KeywordSql.BEFORE, before.getOrElse(Long.MAX_VALUE))
              .set(Rows.LIMIT, limit);
          for (ConversationId conversation : lookup.conversation()) {
            binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, conversation.value());
          }
          for (int i = 0; i < words.size(); i++) {
            bind(binds, i, words.get(i), lookup.beginnings());
          }
        },
        row ->
            new StoredMessage(
                row.get(CONVERSATION_MESSAGES.ROW_ID),
                lookup.user(),
                MessageRows.STORED.read(row)));
  }

  private static void bind(Binds binds, int word, Seq<String> forms, boolean beginnings)
      throws SQLException {
    if (!beginnings) {
      binds.set(KeywordSql.ANY.get(word), forms);
    } else if (word == 0) {
      binds.set(KeywordSql.FIRST, forms.head()).set(KeywordSql.LAST, forms.head() + LAST_CHARACTER);
    } else {
      binds.set(KeywordSql.PART.get(word), KeywordLines.beginning(forms.head()));
    }
  }
}
