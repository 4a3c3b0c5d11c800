package dev.stoa.actions;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HostNamesTest {

  private static final HostNames NAMES =
      HostNames.loopbackAnd(List.of("Stoa.Example.ORG", "my_host", "fe80::1"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LOCALHOST:8080",
        "127.0.0.1:0",
        "127.0.0.1:",
        "[::1]",
        "[::1]:8080",
        "stoa.example.org",
        "my_host:1",
        "[fe80::1]:80"
      })
  void theNamesOfTheServerAreKnown(String host) {
    assertTrue(NAMES.isHost(host), host);
    assertTrue(NAMES.isOrigin("http://" + host), host);
    assertTrue(NAMES.isOrigin("HTTPS://" + host), host);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "evil.example",
        "localhost.evil.example",
        "localhost:8080.evil.example",
        "evil.example@localhost",
        "localhost@evil.example:80",
        "localhost/evil.example",
        "localhost#x",
        "::1",
        "[::1",
        "[::2]",
        "127.0.0.1:80:80",
        " localhost",
        "localhost\n"
      })
  void anyOtherIsNot(String host) {
    assertFalse(NAMES.isHost(host), host);
    assertFalse(NAMES.isOrigin("http://" + host), host);
  }

  @Test
  void whatIsNoAddressOfAPageIsNoOrigin() {
    assertFalse(NAMES.isHost(null));
    for (String origin : List.of("null", "", "localhost", "file://localhost", "http:localhost")) {
      assertFalse(NAMES.isOrigin(origin), origin);
    }
  }
}
