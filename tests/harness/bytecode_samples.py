"""Bytecode of one small program, in each version of the format, for tests where no `mlir-opt` is installed."""

from __future__ import annotations

import zlib
from base64 import b85decode

WRITTEN = {
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


def written(version: int) -> bytes:
    """The file in that version of the format."""
    return zlib.decompress(b85decode(WRITTEN[version]))
