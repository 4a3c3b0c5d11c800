package dev.stoa.domain.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyncStepTest {

  @ParameterizedTest
  @CsvSource({
    ",,,NONE",
    ",,x,NONE",
    "x,x,,NONE",
    "x,x,y,NONE",
    "x,,,PUSH",
    ",x,,PULL",
    "x,y,x,PULL",
    "y,x,x,PUSH",
    "x,,x,DELETE_HERE",
    ",x,x,DELETE_THERE",
    "x,y,,CONFLICT",
    "x,y,z,CONFLICT",
    "y,,x,CONFLICT",
    ",y,x,CONFLICT"
  })
  void eachSideThatChangedAloneWins(String here, String there, String last, SyncStep expected) {
    assertEquals(expected, SyncStep.of(Option.of(here), Option.of(there), Option.of(last)));
  }
}
