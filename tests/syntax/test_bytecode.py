"""Bytecode: all versions of the format, damaged files, and LLVM's own writer."""

from __future__ import annotations

import random
import subprocess
import zlib
from base64 import b85decode
from pathlib import Path

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.bytecode.byte_cursor import BytecodeError, ByteCursor
from pydealloc.syntax.bytecode.reader import generic_text, program_text
from tests.harness.oracle import Oracle
from tests.harness.tree import ROOT

_PROGRAM = """\
module {
  func.func @f(%arg0: index, %arg1: i1) -> i32 {
    %alloc = memref.alloc(%arg0) {k = [1.500000e+00 : f32, "x"]} : memref<?x4xf32, 1>
    %0:2 = scf.if %arg1 -> (i32, i32) {
      %c3_i32 = arith.constant 3 : i32
      scf.yield %c3_i32, %c3_i32 : i32, i32
    } else {
      %c_4_i32 = arith.constant -4 : i32
      scf.yield %c_4_i32, %c_4_i32 : i32, i32
    }
    return %0#1 : i32
  }
}
"""
_WRITTEN = {
    0: (
        "c-l3P(P|Sx6o${)ljE=q%VZhq5SEaXP-@U7ra@HH=2~bkY_ED1w%J)-+?@@ZjWoUY34A+WLf;@xs{U}`|38MGbLQ&u*EL>Ue!M<EpUft20H+d("
        "MTjJcDPmHBV;#~F-7XX^q|}M@(pszUiPQrr=ickV0ced%2`Q3=3VsG`xMvW3TPP#NNfdIQ2L_4!^!?1^h|@eToLyGw`u(%)<%?l98xPMehX4Hq"
        "5cdZsr+kcjJkp{I@LTbSPe#Zw!e1F=Wl(5?eqEwjjNScyzc3iy8k7h0Hpa-m_~a2|5D<ov*`J5TFzo*+7Cj6)oga){7KBW3ECfl#r1?mQapHdj"
        "<<sZvPx6++h~B;SRh<uy#K-yc5MTMooihrb_!0ycoQ|1U_oJQ`QKVE9DjDBxi?S^o<Xg9b%2tidVYA91ZHo2_RCTs3Ei|^>HV)FVtXHrrY?(ok"
        "!>V?hHgzpb+iE?%n^a}dz_+yA+Q+uGsNJ&Ntu1VJ)zYPv$M6;Ip<df2b=i&mTv^xN6c2U-e*m?JTZ;"
    ),
    3: (
        "c-l3P(P|S>5Qb-Vc04SH!^v`}O9&w;q12#FOoOOsn`@!Hu)XS4*k;e_(%qA=*_6f`uY3ZZz}NC6^bO)k)gK1t{}_H|=JMj#mAJh4aCLe*nvC86"
        "jwN!WVkAjSib)HOO+*KDGt)Se(sZPkF-CvuNYj&Y>U-1M17lEYAw_4VgP#E>+)faYIFd?pM@8J_UV=ovy1u5d;xx|-XXjPAdjBkY`J$gqhW(TC"
        "{{Q|Qh`YU`V?IPa92n68_^o-sM+4*-;ja>8ouDuY`gMsWF}8NQ-7LZACPBGJZ(~$`;-g25K|mNuW`7<g3B&H6V$sGR41X}TScKmRnc`T8@GD8p"
        "WcUDt7<T+yP(FRm{w|W?8BwI@-D{s1o;@;er{leS<t>LN6g}}t2rf7tGPCKbwh>Bcts*Vs+f7k6g@b(K7Esx$wmGa9Iiz*be1>Y7ZAuHZZ8o)o"
        "v@Dkk*cP_TpvYmdbn7N{4UC&=HNG8HWl_U@T5jxPT2n0DyxFcSthd$NrIp8U2M@4Z**bOEwf$6C*IXB0>>B<6Ie1+T"
    ),
    5: (
        "c-l3Q-D(t349Ann#N#0xPKSdYmSvfhrD)Oay6ue@+JZMCworTLl}vYMaOlizna+ZG=Y@~pBltKzi@w1c{0JoEm%u+EIY0Y(Dd%UeFOQDq%lR|F"
        "r660Ed89~e#!R{4*+WZ@>CMt>H;9A~{MR5Mmt#$Hr4Z12BW8T+lg|mqh=|VeC?b*iMEy8(TvS!vmG9f)=J})b(<jsQ@?d&+GX0;Q0MWh3W8~2|"
        "m_2}Bo+mTp4B@XuWFOIlh)#=pyWQ?IqJ0-p6rFb7Dl#Ssp%rFg!sr=x|12{ZCTaSe@q*B#-w2s5ESdBRiDx6?z`V)>lMu@N2aLMCq%Vl9dwFP7"
        "GhO_tDe6HK4-`3_k-ei*2tRUW9tGo^_s)9BuC{eE)E!jYZUt@G_GJaPs|t#~9zH<3S#O&X`f}Lz9TZKoS;42eY}Qa$u-bIDL(vVe7}}e~)x2%$"
        "9xAwok8pQibgt8hXf#apHT%B-`RYkT"
    ),
    6: (
        "c-l3N&q~8U5XNUR8P{c5*0AVOilic<MQyEKJopE^h@zn0JV|U53?`|>6!hr9NAMAR9G^wspsu0=AIxut`Mx<n`@GWUXD3(N+r2?=7jU4ErH%}e"
        "BNlC@Sn%?yq;)#!8|*8ql(p8pT4m#(F7{w88Y7fwADZAaVCN7~OKv$N@>=xTi8Lo!mRIRbnLO;RjkY#Aqd~W`dC>Xq4}fUiaT~eSwqg$8%dkIX"
        "<4{<Knj@T>PN#<s<+VfQQTxrMN5&u^l!}>{&>4p5UqvFqAPnCbF9=2WM#yv_NrW$?3=5?+h~q`eqzKhQ%;-N>;XaYnN9)3ShMT`Lk1O&AS3PpL"
        "L~_PkA$-Kl+_FMzW3)6Xx}D@jlUI;Usv(qVS*IC14l_vVyt#vNJem|K)M+!RD@clBJcQ>wEk=-MFdSEpO;R<`Z_0=MZLciy8Zx+tCz$OjpR0W$"
        "3Y1<%U0VJIo(M>W"
    ),
}
"""The program as `mlir-opt` 22.1 writes it, by version of the format; packed."""
_ATTRIBUTES = """\
"test.op"() {a = dense<[1, 2]> : tensor<2xi32>, b = dense<[true, false, true]> : tensor<3xi1>,
  c = dense<1.5> : vector<4xf16>, s = sparse<[[0, 0]], [1]> : tensor<2x2xi32>, d = distinct[0]<unit>, q = "a\\22\\0Aé",
  r = dense_resource<blob1> : tensor<1xi64>, v = array<i1: true, false>, w = array<f32: 1.0, -0.0>, x = array<i64>,
  l = [loc("a.mlir":1:2), loc(callsite("f" at fused["x", unknown])), loc(unknown)], f = 0x7FC00000 : f32,
  st = dense<["a", "b"]> : tensor<2x!llvm.ptr>, big = 123456789012345678901234567890 : i128, neg = -5 : si8,
  u = 200 : ui8, t = vector<[4]x2xi32>, m = affine_map<(d0) -> (d0 + 1)>,
  n = memref<2x?xf32, strided<[?, 1], offset: 3>, "space">,
  e = tensor<*xf32>, z = dense<> : tensor<0x2xf32>, cx = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, sy = @"a b"::@c,
  fn = (i32) -> ((f32) -> ()), tu = tuple<i1, none>, wide = dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>,
  many = dense<"0x00010203040506070809"> : tensor<10xi8>, sc = dense<7> : tensor<i64>, "odd key" = i32,
  um = memref<*xf32, 3>, h = 1.0 : f64, bf = 1.0 : bf16, f8 = 1.0 : f8E4M3FN} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000"
    }
  }
#-}
"""


def _bytes(version: int) -> bytes:
    return zlib.decompress(b85decode(_WRITTEN[version]))


@pytest.mark.parametrize("version", _WRITTEN)
def test_a_program_of_each_version_is_printed(version: int) -> None:
    assert program_text(_bytes(version), UPSTREAM) == _PROGRAM


def test_integers_of_each_width() -> None:
    for value in [0, 1, 127, 128, 16_383, 16_384, (1 << 21) - 1, 1 << 35, (1 << 56) - 1, 1 << 56, (1 << 64) - 1]:
        more = next((more for more in range(8) if value < 1 << (7 * (more + 1))), 8)
        encoded = (value << (more + 1) | 1 << more).to_bytes(more + 1, "little") if more < 8 else b""
        assert ByteCursor(encoded or b"\0" + value.to_bytes(8, "little")).integer() == value
    assert [ByteCursor(bytes([number << 1 | 1])).signed() for number in (0, 1, 2, 3)] == [0, -1, 1, -2]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no MLIR bytecode"),
        (b"ML\xefR", "ends in the middle"),
        (b"ML\xefR\x0dMLIR", "no end"),
        (b"ML\xefR\x13MLIR99\0", "version 9; versions up to 6"),
        (b"ML\xefR\x0dMLIR\0", "no section 0"),
    ],
)
def test_a_broken_file_is_refused_with_a_reason(data: bytes, words: str) -> None:
    with pytest.raises(BytecodeError, match=words):
        generic_text(data, UPSTREAM)


@pytest.mark.parametrize("version", _WRITTEN)
def test_damage_never_crashes(version: int) -> None:
    data, chance = _bytes(version), random.Random(version)
    damaged = [data[:end] for end in range(len(data))]
    for _ in range(1500):
        changed = bytearray(data)
        for _ in range(chance.choice((1, 1, 2, 4))):
            changed[chance.randrange(5, len(data))] = chance.randrange(256)
        damaged.append(bytes(changed))
    refused = 0
    for one in damaged:
        try:
            program_text(one, UPSTREAM)
        except BytecodeError:
            refused += 1
    assert refused > len(data)


def _written(oracle: Oracle, text: str, *options: str) -> bytes:
    command = [oracle.command, "--allow-unregistered-dialect", "--emit-bytecode", *options]
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True, timeout=60).stdout


@pytest.mark.parametrize("version", range(7))
def test_attributes_of_all_kinds_are_those_that_were_written(oracle: Oracle, version: int) -> None:
    data = _written(oracle, _ATTRIBUTES, f"--emit-bytecode-version={version}")
    ours, options = generic_text(data, UPSTREAM), ("--allow-unregistered-dialect", "--mlir-print-op-generic")
    assert oracle.reprint(ours, *options) == oracle.reprint(_ATTRIBUTES, *options)


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.mlir")), ids=lambda path: path.stem)
def test_examples_survive_the_way_through_bytecode(oracle: Oracle, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if not oracle.accepts(text, "--allow-unregistered-dialect"):
        pytest.skip("mlir-opt does not accept this example without more options")
    options = ("--allow-unregistered-dialect", "--mlir-print-op-generic")
    ours = program_text(_written(oracle, text), UPSTREAM)
    assert oracle.reprint(ours, *options) == oracle.reprint(text, *options)
