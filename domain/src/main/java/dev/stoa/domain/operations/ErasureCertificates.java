package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The certificates of erasures; none is ever removed. */
public interface ErasureCertificates {

  void add(ErasureCertificate certificate);

  Option<ErasureCertificate> find(ErasureId id);

  /** Those before a position, newest first; equals by descending id. */
  Seq<ErasureCertificate> before(Option<TimePosition<ErasureId>> position, int limit);
}
