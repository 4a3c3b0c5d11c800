package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ConstitutionTest {

  @Test
  void itIsHashedAsItStands() {
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        new Constitution("abc").sha256());
    assertEquals(
        "82def3a014aa9ea82a6b7459001113114443d10fe5add677ce1217418c8ce6c0",
        new Constitution(
                "# ZEALOT CONSTITUTION\n\nSelf: You are zealot-1. Your model is"
                    + " claude-4.5-sonnet.\n\nCore principles.\n\nrun `space` for orientation"
                    + " (already in PATH).\nrun: `memory --as zealot-1` to access memories.")
            .sha256());
  }
}
