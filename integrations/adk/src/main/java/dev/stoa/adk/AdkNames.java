package dev.stoa.adk;

import dev.stoa.domain.conversation.ExternalId;
import io.vavr.control.Option;

/** The names that apps, sessions and memories have in a workspace. */
final class AdkNames {

  private AdkNames() {}

  /** Of a session of an app, or of a user; the length of the first keeps the two apart. */
  static String of(String app, String name) {
    return "adk:" + app.length() + ":" + app + ":" + name;
  }

  static Option<String> sessionId(String app, Option<ExternalId> external) {
    String prefix = of(app, "");
    return external
        .map(ExternalId::value)
        .filter(value -> value.startsWith(prefix))
        .map(value -> value.substring(prefix.length()));
  }

  static String project(String app) {
    return "adk:" + app;
  }

  /** Of the state that a user's sessions of an app share, or all sessions of the app. */
  static String state(String app) {
    return "adk-state:" + app;
  }
}
