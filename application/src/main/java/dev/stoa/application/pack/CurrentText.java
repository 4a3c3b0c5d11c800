package dev.stoa.application.pack;

import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;

/**
 * What a prompt may quote.
 *
 * @param outdated why it may not be quoted any more, if that is so
 */
record CurrentText(String text, Option<LeftOutReason> outdated) {

  /** As it is searched; a message begins with the name of its author. */
  static CurrentText of(SearchDocument document) {
    String author =
        document.source() == SearchSource.MESSAGE
            ? document.author().map(name -> name + ": ").getOrElse("")
            : "";
    return new CurrentText(author + document.text().strip(), Option.none());
  }

  /** Under its title, if it has one. */
  static CurrentText of(Option<String> title, String text) {
    return new CurrentText(title.map(line -> line + "\n").getOrElse("") + text, Option.none());
  }

  CurrentText unless(boolean outdatedNow, LeftOutReason reason) {
    return outdatedNow && outdated.isEmpty() ? new CurrentText(text, Option.some(reason)) : this;
  }

  CurrentText with(String more) {
    return more.isEmpty() ? this : new CurrentText(text + "\n" + more, outdated);
  }
}
