package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Shape;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;

/**
 * An address under which the answer of an action can be read.
 *
 * @param uri {@code stoa://memory/{id}}, or without a variable for a list
 * @param action the name of the action
 */
record ResourceAddress(String uri, String action) {

  /** Whether it has a variable. */
  boolean isTemplate() {
    return uri.contains("{");
  }

  /** Whether an address is this one, or one of this template. */
  boolean matches(String address) {
    int open = uri.indexOf('{');
    if (open < 0) {
      return uri.equals(address);
    }
    String rest = uri.substring(uri.indexOf('}') + 1);
    return address.startsWith(uri.substring(0, open))
        && address.endsWith(rest)
        && address.length() > open + rest.length()
        && address.indexOf('/', open) == (rest.isEmpty() ? -1 : address.length() - rest.length());
  }

  /** What clients show: {@code memory}, or {@code channel messages}. */
  String name() {
    return uri.substring("stoa://".length()).replaceAll("/?\\{[a-z]+}", "").replace('/', ' ');
  }

  /** The input of the action for an address that matches: its first argument is the variable. */
  Map<String, ?> input(Action<?, ?> shown, String address) {
    if (!isTemplate()) {
      return Map.of();
    }
    Member member = first(shown).get();
    Shape shape = member.shape();
    return Collections.singletonMap(
        member.name(), PlainJson.of(shape, shape.parse(variable(address))));
  }

  private static Option<Member> first(Action<?, ?> shown) {
    return shown
        .inputShape()
        .members()
        .find(member -> member.param().map(About::position).contains(0));
  }

  private String variable(String address) {
    int start = uri.indexOf('{');
    int end = address.length() - (uri.length() - uri.indexOf('}') - 1);
    // A plus is a plus in a path; the decoder is one for forms.
    return URLDecoder.decode(
        address.substring(start, end).replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
