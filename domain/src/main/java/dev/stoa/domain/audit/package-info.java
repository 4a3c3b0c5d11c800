/** The append-only trail of what happened: hashed entries in one chain, its tree and its checks. */
@NullMarked
package dev.stoa.domain.audit;

import org.jspecify.annotations.NullMarked;
