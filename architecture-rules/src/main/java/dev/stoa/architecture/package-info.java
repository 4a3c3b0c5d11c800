/** Layer rules, for this build and for every service that is laid out like it. */
package dev.stoa.architecture;
