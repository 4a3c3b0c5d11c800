package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;

/** The rule of a key's name: something, without spaces or plus signs. */
final class KeyName {

  private KeyName() {}

  static String checked(String name) {
    boolean bad =
        name.isEmpty()
            || name.codePoints()
                .anyMatch(
                    c ->
                        c == '+'
                            || Character.isWhitespace(c)
                            || Character.isSpaceChar(c)
                            || Character.isISOControl(c)
                            || (c >= 0xd800 && c < 0xe000));
    if (bad) {
      throw new InvalidValue(
          "key name \""
              + name
              + "\" is empty or has spaces or a plus: use a name like example.com/log");
    }
    return name;
  }
}
