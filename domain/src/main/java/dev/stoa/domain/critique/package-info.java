/**
 * What agents criticise in each other, the patterns learnt from it, and whose word carries weight.
 * Uses: kernel.
 */
@NullMarked
package dev.stoa.domain.critique;

import org.jspecify.annotations.NullMarked;
